import { Button, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShippedPackage } from '#web/build/licences.ts';
import { Icon } from '../Icon.tsx';
import { PackageTable } from './PackageTable.tsx';

/** The packages that are shipped, with their licences. The list is long, so it loads when it is asked for. */
export function Licences() {
  const translate = useTranslate();
  const [packages, setPackages] = useState<readonly ShippedPackage[]>();
  const [isFailed, setFailed] = useState(false);
  const [search, setSearch] = useState('');
  const load = () => {
    setFailed(false);
    import('./shipped-packages.ts').then(
      ({ shippedPackages }) => setPackages(shippedPackages),
      () => setFailed(true),
    );
  };
  if (!packages) {
    return (
      <div className="info-licences">
        {isFailed && <p role="alert">{translate('info.licences.failed')}</p>}
        <Button onClick={load}>{translate('info.licences.show')}</Button>
      </div>
    );
  }
  const found = packages.filter((one) => isMatch(one, search));
  return (
    <div className="info-licences">
      <search>
        <TextField
          type="search"
          inputRef={takeFocus}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={translate('info.licences.search')}
          slotProps={{
            htmlInput: { 'aria-label': translate('info.licences.search') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="search" />
                </InputAdornment>
              ),
            },
          }}
        />
        <span role="status">
          {found.length > 0
            ? translate('info.licences.count', { smart_count: found.length })
            : translate('info.licences.none')}
        </span>
      </search>
      {found.length > 0 && <PackageTable packages={found} />}
    </div>
  );
}

/** The button that had the focus is gone once the list is there. */
function takeFocus(search: HTMLInputElement | null): void {
  search?.focus();
}

function isMatch({ name, licence }: ShippedPackage, search: string): boolean {
  return `${name} ${licence}`.toLowerCase().includes(search.trim().toLowerCase());
}
