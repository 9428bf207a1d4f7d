import { request } from 'node:http';

/*
 * Sends large uploads at once and prints the status of each: `uploadFlood.ts <origin> <token> <count> <bytes>`. A
 * process of its own, so that what is measured beside it does not wait for the sender.
 */

const [origin = '', token = '', count = '1', bytes = '1'] = process.argv.slice(2);
const boundary = 'wealthbench';
/** One white pixel; what stands behind the end of a PNG is no part of it, so a form can be made as large as wanted. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const form = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
  ),
  pixel,
  Buffer.alloc(Number(bytes) - pixel.length),
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

function send(): Promise<number | string> {
  return new Promise((resolve) => {
    const outgoing = request(`${origin}/client/app/v1/image`, {
      method: 'POST',
      agent: false,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': String(form.length),
      },
    });
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on('error', (error) => resolve(error.message));
    outgoing.end(form);
  });
}

const answers = await Promise.all(Array.from({ length: Number(count) }, send));
process.stdout.write(answers.join(','));
