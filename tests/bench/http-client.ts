import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface HttpCall {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Send = (call: HttpCall) => Promise<HttpAnswer>;

const patience = 20_000;

/** Calls of one server over connections that are kept, by a client that costs little itself. */
export function createSender(url: string): Send {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: patience };
      const call = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      call.on('timeout', () => call.destroy(new Error(`${method} ${path} took more than ${patience / 1000} s`)));
      call.on('error', reject);
      call.end(body);
    });
}

/** The same, where anything but a success is an error. */
export function createStrictSender(url: string): Send {
  const send = createSender(url);
  return async (call) => {
    const answer = await send(call);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new Error(`${call.method ?? 'GET'} ${call.path} answered ${answer.status}: ${answer.body.toString()}`);
  };
}

/** Clients that each begin anew as soon as they have an answer. @returns pieces of work per second */
export async function rateOf(clients: number, seconds: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() - start < seconds * 1000) {
      await work();
      done++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return done / ((performance.now() - start) / 1000);
}

/** Waits until a path answers with a success, looking every few milliseconds. */
export async function untilSuccess(url: string, path: string, limit: number): Promise<void> {
  const send = createSender(url);
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    const status = await send({ path }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status >= 200 && status < 300) return;
    await wait(5);
  }
  throw new Error(`${url}${path} gave no success within ${limit / 1000} s`);
}
