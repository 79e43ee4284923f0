import { useEffect, useState } from 'react';

/** Makes a file's content reachable under an address for a download link; the address lives as long as the component shows this content. */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [created, setCreated] = useState<{ content: Blob; url: string }>();
  useEffect(() => {
    if (content === undefined) return;
    const url = URL.createObjectURL(content);
    setCreated({ content, url });
    return () => URL.revokeObjectURL(url);
  }, [content]);
  return created?.content === content ? created?.url : undefined;
}
