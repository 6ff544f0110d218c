// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anchorRules, searchRules, type Node } from '../../ui/app/pages/rules/tree';
import { visit } from './visit';

vi.mock('../../games/index', () => import('./toy-game'));
beforeEach(() => localStorage.clear());

const node = (tagName: string, ...inside: (Node | string)[]): Node => ({
  type: 'element', tagName, properties: {}, children: inside.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

describe('the rules', () => {
  test('a rule ID that opens a block is an anchor, every other one a link to it', async () => {
    await visit('/rules/toy');
    await screen.findByRole('heading', { name: 'Bidding' });
    expect(document.getElementById('TOY-1')!.closest('li')!.textContent).toContain('at most what you have');
    const links = screen.getAllByRole('link', { name: 'TOY-1' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#TOY-1', '#TOY-1']);
    expect(document.querySelectorAll('[id="TOY-1"]').length).toBe(1);
    await act(async () => fireEvent.click(links[1]!));
    await waitFor(() => expect(document.getElementById('TOY-1')!.closest('li')!.hasAttribute('data-here')).toBe(true));
    expect(location.hash).toBe('#TOY-1');
  });

  test('an address opens at its rule', async () => {
    await visit('/rules/toy#TOY-3');
    await waitFor(() => expect(document.getElementById('TOY-3')?.closest('li')?.hasAttribute('data-here')).toBe(true));
  });

  test('the search leaves what matches, under its headings', async () => {
    await visit('/rules/toy');
    const field = await screen.findByLabelText('Search the rules');
    await act(async () => fireEvent.change(field, { target: { value: 'LAST card' } }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('One place found'));
    expect(screen.queryByRole('heading', { name: 'Bidding' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'End' })).toBeTruthy();
    expect(document.querySelector('mark')!.textContent).toBe('last card');
  });

  test('rules in tables and inside of bold print are found as well', () => {
    const tree = node('root', node('h2', 'Moves'), node('table', node('tr', node('td', node('strong', 'TOY-9')), node('td', 'as in TOY-9'))), node('h2', 'End'), node('p', 'Nothing.'));
    anchorRules(tree, 'TOY');
    const text = JSON.stringify(tree);
    expect(text.match(/"id":"TOY-9"/g)).toHaveLength(1);
    expect(text.match(/"href":"#TOY-9"/g)).toHaveLength(2);
    expect(searchRules(tree, 'toy-9')).toBe(1);
    expect(tree.children!.map(({ properties }) => properties?.hidden ?? false)).toEqual([false, false, true, true]);
  });
});
