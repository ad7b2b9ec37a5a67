import type { Locator } from '@playwright/test';
import readQrCode from 'jsqr';

/** Reads a QR picture as a phone does: from a screenshot of what is on the screen. */
export async function readQrPicture(picture: Locator): Promise<string> {
  const png = (await picture.screenshot()).toString('base64');
  const { width, height, pixels } = await picture.evaluate(async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const surface = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!surface) throw new Error('There is nothing to draw on');
    surface.drawImage(image, 0, 0);
    const { data } = surface.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, pixels: [...data] };
  }, png);
  const found = readQrCode(Uint8ClampedArray.from(pixels), width, height);
  if (!found) throw new Error('No QR code can be read in the picture');
  return found.data;
}
