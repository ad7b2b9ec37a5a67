import { apiRoot, operations } from '#contract/index.ts';
import { createApi } from '#web/api/create-api.ts';

/** What a bare page of the tests runs: the app's own client, which makes as many calls at once as it is told. */
export function callMany(count: number): Promise<string[]> {
  const { client } = createApi(apiRoot, () => 'en');
  const calls = Array.from({ length: count }, () => client.call(operations.session.profile, {}));
  return Promise.all(calls.map((call) => call.then(({ _data }) => _data.email)));
}

Object.assign(globalThis, { callMany });
