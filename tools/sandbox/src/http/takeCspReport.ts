import { failure, done, toResponse } from './answer.ts';
import type { HttpContext } from './facts.ts';
import { readBody } from './requestBody.ts';

const maxReportBytes = 65_536;

/**
 * Takes the browsers' reports of policy violations. The report itself is thrown away: what counts is that
 * the request log shows one.
 */
export async function takeCspReport(c: HttpContext): Promise<Response> {
  const read = await readBody(c.req.raw.body, maxReportBytes);
  return toResponse(read.kind === 'tooLarge' ? failure(413, 'The report is too large.') : done());
}
