/** A row of tokens that belong together. */
import { Token } from '../../../ui/kit/board';
import type { Token as TokenKind } from '../state';
import { useTokenFace } from './faces';

export function Tokens({ tokens }: { tokens: readonly TokenKind[] }) {
  const face = useTokenFace();
  return <span className="gl-tokens">{tokens.map((token, i) => <Token key={i} face={face(token)} size="s" />)}</span>;
}
