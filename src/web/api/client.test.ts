import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operations } from '#contract/index.ts';
import { ApiError, type Client, createClient, NetworkError } from './client.ts';
import type { TokenSource } from './token-source.ts';

const answer = vi.fn<(address: string, init: RequestInit & { headers: Headers }) => Promise<Response>>();
const list = { _data: [], _pagination: { _total: 0, _page: 1, _perPage: 100, _pages: 0 } };

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

function json(body: unknown, status = 200): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });
}

function clientWith(tokens?: TokenSource): Client {
  return createClient({ apiUrl: 'https://api.example/api/v3/', getLocale: () => 'nl', tokens });
}

function signedIn(token: string | null = 'abc') {
  return { getToken: vi.fn(async () => token), onRefused: vi.fn() };
}

function sent(call = 0) {
  const [address, init] = answer.mock.calls[call] ?? ['', { headers: new Headers() }];
  return { address, init, headers: init.headers };
}

describe('what a call sends', () => {
  test('the language, the header that marks an AJAX request, and the token', async () => {
    answer.mockResolvedValue(json(list));
    await clientWith(signedIn()).call(operations.contents.list, { query: { perPage: 1000, filter: '' } });
    const { address, headers } = sent();
    expect(address).toBe('https://api.example/api/v3/base/contents?perPage=1000');
    expect(headers.get('Accept-Language')).toBe('nl');
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('Authorization')).toBe('Bearer abc');
  });

  test('no token with calls for guests, nor over one that the caller sets', async () => {
    const tokens = signedIn();
    answer.mockImplementation(async () => json({ _data: {} }));
    await clientWith(tokens).call(operations.session.logout, {}, { headers: { Authorization: 'Bearer own' } });
    await clientWith(tokens).call(operations.session.refresh, { body: { refreshToken: 'r', userId: 1 } });
    expect(tokens.getToken).not.toHaveBeenCalled();
    expect(sent(0).headers.get('Authorization')).toBe('Bearer own');
    expect(sent(1).headers.get('Authorization')).toBeNull();
  });

  test('parameters in the path, forms as forms, JSON as JSON', async () => {
    answer.mockImplementation(async () => json({}));
    const client = clientWith();
    await client.call(operations.files.get, { params: { id: 'a/b' } });
    await client.call(operations.session.login, { body: { username: 'a@b.nl', password: '' } });
    await client.call(operations.responses.create, { body: { survey: 1, pageNumber: 1 } }, { idempotencyKey: 'k' });
    expect(sent(0).address).toMatch(/\/base\/files\/a%2Fb$/);
    expect(String(sent(1).init.body)).toBe('username=a%40b.nl');
    expect(sent(2).headers.get('Content-Type')).toBe('application/json');
    expect(sent(2).headers.get('Idempotency-Key')).toBe('k');
    await expect(client.call(operations.files.get, { params: { id: '' } })).rejects.toThrow(/needs id/);
  });

  test('a multipart form as it is', async () => {
    answer.mockResolvedValue(json({ _data: {} }));
    const body = new FormData();
    await clientWith().call(operations.responses.create, { body });
    expect(sent().init.body).toBe(body);
    expect(sent().headers.has('Content-Type')).toBe(false);
  });
});

describe('what a call throws', () => {
  test('problem details with their body', async () => {
    const problem = {
      type: 't',
      title: 'No',
      status: 422,
      detail: 'Wrong',
      errors: { a: ['b'] },
      _data: { errors: {} },
    };
    answer.mockResolvedValue(json(problem, 422));
    const error = await clientWith()
      .call(operations.contents.list, {})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, message: 'Wrong', problem: { errors: { a: ['b'] } }, body: problem });
  });

  test("another server's error, whatever its shape", async () => {
    answer.mockResolvedValueOnce(json({ responseDetails: 'Vol', title: 7, errors: 'x' }, 500));
    answer.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    const call = () => clientWith().call(operations.contents.list, {});
    await expect(call()).rejects.toMatchObject({ status: 500, problem: { responseDetails: 'Vol', title: 'HTTP 500' } });
    await expect(call()).rejects.toMatchObject({ status: 502, problem: { title: 'Bad Gateway' } });
  });

  test('a lost connection, and not a call that was given up', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer.mockRejectedValueOnce(new DOMException('Given up', 'AbortError'));
    const call = () => clientWith().call(operations.contents.list, {});
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
    await expect(call()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a refused token', () => {
  test('is reported, and the error thrown', async () => {
    const tokens = signedIn();
    answer.mockResolvedValue(json({ title: 'No', status: 401 }, 401));
    await expect(clientWith(tokens).call(operations.responses.list, {})).rejects.toMatchObject({ status: 401 });
    expect(tokens.onRefused).toHaveBeenCalledExactlyOnceWith(401, 'responses.list', 'abc');
    expect(answer).toHaveBeenCalledOnce();
  });

  test('leaves what anyone may see to be seen', async () => {
    const tokens = signedIn();
    answer.mockResolvedValueOnce(json({ status: 401 }, 401)).mockResolvedValueOnce(json(list));
    expect(await clientWith(tokens).call(operations.contents.list, {})).toEqual(list);
    expect(tokens.onRefused).toHaveBeenCalledOnce();
    expect(sent(1).headers.has('Authorization')).toBe(false);
  });

  test('is none where no token was sent', async () => {
    const tokens = signedIn(null);
    answer.mockResolvedValue(json({ status: 403 }, 403));
    await expect(clientWith(tokens).call(operations.responses.list, {})).rejects.toBeInstanceOf(ApiError);
    expect(tokens.onRefused).not.toHaveBeenCalled();
  });
});
