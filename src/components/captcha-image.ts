const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,/;
const BASE64 = /^[0-9A-Za-z+/]+={0,2}$/;

/** Address of the picture, whether the server puts a data-URI prefix before it or not (C15); nothing for anything that is no picture. */
export function pictureAddress(imgbase64: string): string | undefined {
  const bare = imgbase64.trim().replace(PICTURE, '');
  if (!BASE64.test(bare)) return undefined;
  return (PICTURE.exec(imgbase64.trim())?.[0] ?? 'data:image/png;base64,') + bare;
}
