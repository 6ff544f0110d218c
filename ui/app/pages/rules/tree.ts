/** Works on the rules' HTML tree: anchors at rule IDs, and a search that leaves only the blocks that match. */

/** As much of a hast node as is used here. */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const BLOCKS = new Set(['p', 'li', 'tr', 'pre', 'blockquote']);
const HEADING = /^h([1-6])$/;

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

const element = (tagName: string, properties: Record<string, unknown>, text: string): Node => ({
  type: 'element', tagName, properties, children: [{ type: 'text', value: text }],
});

/** Links every rule ID of `prefix`; where one opens a block, it is that rule's own place and becomes an anchor. */
export function anchorRules(tree: Node, prefix: string): void {
  const id = new RegExp(`(${prefix}-\\d+[a-z]?)\\b`);
  const placed = new Set<string>();
  const linked = (value: string, opens: boolean): Node[] =>
    value.split(id).map((part, i) => {
      if (i % 2 === 0) return { type: 'text', value: part };
      const own = opens && i === 1 && !placed.has(part) && value.trimStart().startsWith(part);
      if (own) placed.add(part);
      return element('a', { href: `#${part}`, className: [own ? 'a-rule-id' : 'a-rule-ref'], ...(own && { id: part }) }, part);
    });
  const walk = (node: Node, first: boolean): void => {
    node.children = node.children?.flatMap((child, i) => {
      const opens = (first && i === 0) || BLOCKS.has(child.tagName ?? '') || HEADING.test(child.tagName ?? '') || child.tagName === 'td';
      if (child.type === 'text' && child.value !== undefined && id.test(child.value)) return linked(child.value, first && i === 0);
      if (child.tagName !== 'a') walk(child, opens);
      return [child];
    });
  };
  walk(tree, false);
}

const hide = (node: Node): void => {
  node.properties = { ...node.properties, hidden: true };
};

/** Splits text nodes at the matches and marks these. */
function mark(node: Node, wanted: string): void {
  node.children = node.children?.flatMap((child) => {
    if (child.value === undefined) {
      mark(child, wanted);
      return [child];
    }
    const parts: Node[] = [];
    const low = child.value.toLowerCase();
    let from = 0;
    for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
      parts.push({ type: 'text', value: child.value.slice(from, at) }, element('mark', {}, child.value.slice(at, at + wanted.length)));
      from = at + wanted.length;
    }
    return [...parts, { type: 'text', value: child.value.slice(from) }];
  });
}

/** Hides every block without `query` and every heading that is left without a block. Returns the number of hits. */
export function searchRules(tree: Node, query: string): number {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return 0;
  let hits = 0;
  /** Headings above the present place, by level. */
  let above: Node[] = [];
  const level = (node: Node): number => Number(HEADING.exec(node.tagName ?? '')?.[1] ?? 0);
  const keep = (): void => above.forEach((heading) => delete heading.properties?.hidden);
  const walk = (node: Node): void => {
    for (const child of node.children ?? []) {
      const depth = level(child);
      if (depth > 0) {
        above = [...above.filter((heading) => level(heading) < depth), child];
        hide(child);
      } else if (BLOCKS.has(child.tagName ?? '')) {
        if (textOf(child).toLowerCase().includes(wanted)) {
          hits += 1;
          keep();
          mark(child, wanted);
        } else hide(child);
      } else walk(child);
    }
  };
  walk(tree);
  return hits;
}
