import type { ReactNode } from 'react';
import { type InlinePiece, parseInline } from '@/lib/inline-html';
import { ServerLink } from './links.tsx';

const render = (pieces: readonly InlinePiece[]): ReactNode[] =>
  pieces.map((piece, at) => {
    if (typeof piece === 'string') return piece;
    const key = `${at}`;
    if (piece.tag === 'br') return <br key={key} />;
    const children = render(piece.children);
    if (piece.tag === 'b') return <b key={key}>{children}</b>;
    if (piece.tag === 'em') return <em key={key}>{children}</em>;
    return (
      <ServerLink key={key} href={piece.href}>
        {children}
      </ServerLink>
    );
  });

/** One line of HTML from the server (text, links, emphasis) as React elements. {@link SafeHtml} is for longer content. */
export function InlineHtml({ html }: { html: string }) {
  return render(parseInline(html));
}
