export { createErrorReporter, type ErrorMeta, type ErrorReporter } from '@wealth/api-sdk/error-reporter';
