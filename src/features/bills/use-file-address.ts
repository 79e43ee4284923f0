import { useEffect, useState } from 'react';

/** Makes a file's content reachable under an address for a download link; the address lives as long as the component shows this content. */
export function useFileAddress(content: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ content: Blob; address: string }>();
  useEffect(() => {
    if (content === undefined) return;
    const address = URL.createObjectURL(content);
    setMade({ content, address });
    return () => URL.revokeObjectURL(address);
  }, [content]);
  return made?.content === content ? made?.address : undefined;
}
