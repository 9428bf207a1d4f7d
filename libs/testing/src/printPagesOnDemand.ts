import { configure, getConfig } from '@testing-library/react';

/**
 * `findBy…` and `waitFor` look some twenty times a second, and each look in vain makes an error whose message is a print of
 * the whole page: an eighth of the time of a screen's tests. The print is made when somebody reads the message.
 */
export function printPagesOnDemand(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError(message, container) {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => getElementError(message, container).message,
      });
      return error;
    },
  });
}
