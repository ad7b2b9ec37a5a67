import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Width and height of the picture in pixels. */
export const qrWidth = 180;
/** The share that may be unreadable: H, 30 %. */
export const qrErrorCorrection = 'H';

/** An address as a QR code for the authenticator app's camera. */
export function QrCode({ url }: { url: string }) {
  const translate = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    drawQrCode(canvas.current, url).catch(() => {
      if (!isGone) setBroken(true);
    });
    return () => {
      isGone = true;
    };
  }, [url]);
  if (isBroken) return <p className="qr-broken">{translate('twoFactor.error.noQr')}</p>;
  return (
    <canvas
      ref={canvas}
      className="qr"
      width={qrWidth}
      height={qrWidth}
      role="img"
      aria-label={translate('twoFactor.qr')}
    />
  );
}

async function drawQrCode(canvas: HTMLCanvasElement | null, url: string): Promise<void> {
  // Only who sets two-factor up needs it.
  const { toCanvas } = await import('qrcode');
  if (canvas) await toCanvas(canvas, url, { width: qrWidth, errorCorrectionLevel: qrErrorCorrection });
}
