import { apiRoot } from '#contract/index.ts';
import type { PackageForm, PackageName } from '#contract/packages.ts';
import { readJson, signInForApi } from './scan.ts';

/** Changes settings of a server as its administrator does, over the API. */
export async function changeSettings(url: string, name: PackageName, values: object): Promise<PackageForm> {
  const headers = await signInForApi(url);
  const address = `${url}${apiRoot}/settings/packages/${name}`;
  const { _data } = await readJson<{ _data: PackageForm }>(address, { headers });
  const changed = await readJson<{ _data: PackageForm }>(address, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version: _data.version, values }),
  });
  return changed._data;
}
