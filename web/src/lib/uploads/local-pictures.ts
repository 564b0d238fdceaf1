/** Pictures of finished uploads, made on this device, so that the shop's need not be downloaded. */
const pictures = new Map<string, string>();

export const localPictureOf = (uploadId: string): string | undefined => pictures.get(uploadId);

export function keepLocalPicture(uploadId: string, address: string): void {
  dropLocalPicture(uploadId);
  pictures.set(uploadId, address);
}

export function dropLocalPicture(uploadId: string): void {
  const address = pictures.get(uploadId);
  if (address === undefined) return;
  pictures.delete(uploadId);
  URL.revokeObjectURL(address);
}
