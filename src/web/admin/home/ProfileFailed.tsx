import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** In place of the greeting, where the profile did not come. */
export function ProfileFailed({ retry }: { retry: () => void }) {
  const translate = useTranslate();
  return (
    <div className="home-greeting" role="alert">
      <p>{translate('home.loadFailed')}</p>
      <Button variant="outlined" onClick={retry}>
        {translate('home.retry')}
      </Button>
    </div>
  );
}
