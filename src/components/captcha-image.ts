const PREFIX = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,/;
const BASE64 = /^[0-9A-Za-z+/]+={0,2}$/;

/** Data URI of the image, with or without such a prefix from the server (C15); undefined for invalid base64. */
export function captchaImageUrl(imgbase64: string): string | undefined {
  const bare = imgbase64.trim().replace(PREFIX, '');
  if (!BASE64.test(bare)) return undefined;
  return (PREFIX.exec(imgbase64.trim())?.[0] ?? 'data:image/png;base64,') + bare;
}
