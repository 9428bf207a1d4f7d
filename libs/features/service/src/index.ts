export { ChatScope, useCustomerService } from './ChatScope.tsx';
export { CustomerServiceButton } from './CustomerServiceButton.tsx';
