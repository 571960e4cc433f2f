import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Visitor } from './browser/visitor.js';

const BOUNDARY = 'a-boundary-of-tests';

/**
 * Uploads the first half of a feed, on a keep-alive connection, and waits until the server has the request.
 */
export async function beginUpload(visitor: Visitor, path: string, feed: string) {
  const body = Buffer.from(
    [
      `--${BOUNDARY}`,
      'content-disposition: form-data; name="uploadXML"; filename="feed.xml"',
      'content-type: text/xml',
      '',
      feed,
      `--${BOUNDARY}--`,
      '',
    ].join('\r\n'),
  );
  const agent = new Agent({ keepAlive: true });
  const upload = request(visitor.origin + path, {
    method: 'POST',
    agent,
    headers: {
      ...visitor.headers(),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const answer = answerTo(upload);
  upload.flushHeaders();
  await Promise.race([once(upload, 'continue'), answer]);
  upload.write(body.subarray(0, body.length / 2));
  return {
    /** The rest of it, and the server's answer. */
    async finish(): Promise<Pick<IncomingMessage, 'headers'> & { status: number }> {
      upload.end(body.subarray(body.length / 2));
      const { statusCode, headers } = await answer;
      agent.destroy();
      return { status: statusCode!, headers };
    },
  };
}

async function answerTo(upload: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}
