import { useEffect, useState } from 'react';
import { readThisDevice, type ThisDevice } from '../../model/thisDevice.ts';

/** Its own file: it is asked for by this page alone. */
async function isPrivateWindow(): Promise<boolean> {
  const { detectIncognito } = await import('detectincognitojs');
  return (await detectIncognito()).isPrivate;
}

/** The device of this page; null until it is known. */
export function useThisDevice(): ThisDevice | null {
  const [device, setDevice] = useState<ThisDevice | null>(null);

  useEffect(() => {
    let isWanted = true;
    void readThisDevice(window.navigator, isPrivateWindow).then((known) => {
      if (isWanted) setDevice(known);
    });
    return () => {
      isWanted = false;
    };
  }, []);

  return device;
}
