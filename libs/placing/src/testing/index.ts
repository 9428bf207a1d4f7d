export { requestFixture, setUpDesk } from './setUpDesk.ts';
