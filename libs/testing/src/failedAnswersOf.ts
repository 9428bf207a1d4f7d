import { failing } from '@wealth/api-sdk/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

export interface FailedAnswer {
  answer: string;
  handler: HttpHandler;
  /** What the app says of it. */
  text: string;
}

/** What may come instead of success from a call that sends something, for tests that everything typed stays. */
export function failedAnswersOf(path: string): FailedAnswer[] {
  const page = '<h1>Oops</h1>';
  const text = 'Request failed.';
  return [
    ...[401, 403, 413, 429, 500].map((status) => ({
      answer: `${status}`,
      handler: failing(path, { status, message: `Refused with ${status}.` }),
      text: `Refused with ${status}.`,
    })),
    { answer: 'HTML', handler: http.post(path, () => HttpResponse.html(page)), text },
    {
      answer: 'HTML with 502',
      handler: http.post(path, () => HttpResponse.html(page, { status: 502 })),
      text,
    },
    { answer: 'a lost network', handler: http.post(path, () => HttpResponse.error()), text: 'Network error' },
  ];
}
