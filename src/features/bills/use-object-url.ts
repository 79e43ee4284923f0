import { useEffect, useState } from 'react';

/** Object URL of a blob for a download link, revoked when the content changes or the component unmounts. */
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
