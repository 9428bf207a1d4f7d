export { createFakeStream, type FakeStream, type FakeStreamOptions } from './fakeStream.ts';
