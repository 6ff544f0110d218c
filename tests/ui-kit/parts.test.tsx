// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Table } from '../../games/kit/table';
import { HandOver } from '../../ui/kit';
import { ActionBar, DragTable, DropZone, Hand, LogPanel, MoveButton, OpenRule } from '../../ui/kit/board';
import { Gallery } from '../../ui/kit/gallery';
import { toy } from '../kit/toy';
import { draw, missingTexts, sit, speak } from './sit';
import '../patience';

const texts = {
  move: { bid: 'Bid', flip: 'Turn round', done: 'Done' },
  ask: { bid: { bid: 'How many chips?' }, plan: { plan: 'Turn or be done.' } },
  wait: { bid: 'They are counting chips.', plan: 'The winner is thinking.' },
  refuse: { 'too-few': 'You have {{have}} chips. Bid no more than that.' },
  log: { won: '{{name}} wins the card.' },
};
const open = () => new Table(toy, { players: 2, seed: 'toy' });

beforeAll(() => speak('toy', texts));

describe('the action bar', () => {
  test('asks, and words a refusal with the rule behind it', () => {
    const opened = vi.fn<(rule: string) => void>();
    const table = open();
    sit(table, {
      seat: '0',
      children: (
        <OpenRule value={opened}>
          <ActionBar>
            <MoveButton move="bid" args={{ chips: 2 }} />
          </ActionBar>
        </OpenRule>
      ),
      refused: { reason: 'too-few', rule: 'TOY-1', params: { have: 3 } },
    });
    expect(screen.getByText('How many chips?')).toBeTruthy();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('You have 3 chips. Bid no more than that.');
    const link = within(alert).getByRole('link', { name: 'Read rule TOY-1' });
    expect(link.getAttribute('href')).toBe('/rules/toy#TOY-1');
    fireEvent.click(link);
    expect(opened).toHaveBeenCalledWith('TOY-1');
    fireEvent.click(within(alert).getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'Bid' }));
    expect(table.asked).toEqual(['1']);
  });

  test('a button whose move is refused does nothing and says why when pressed', async () => {
    const table = open();
    sit(table, { seat: '0', children: <MoveButton move="bid" args={{ chips: 9 }} /> });
    const button = screen.getByRole('button', { name: 'Bid' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect((await screen.findByRole('tooltip')).textContent).toContain('You have 3 chips.');
    expect(table.asked).toEqual(['0', '1']);
  });

  test('names who is awaited when it is not me', () => {
    const table = open();
    table.act('0', 'bid', { chips: 1 });
    sit(table, { seat: '0', children: <ActionBar /> });
    expect(screen.getByText(/Waiting for Player 1/)).toBeTruthy();
    expect(screen.getByText(/They are counting chips/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('hazard 22: offline it says so, and its controls are off', () => {
    const table = open();
    sit(table, { seat: '0', line: 'offline', children: <ActionBar><MoveButton move="bid" args={{ chips: 1 }} /></ActionBar> });
    expect(screen.getByRole('alert').textContent).toContain('The line is cut');
    fireEvent.click(screen.getByRole('button', { name: 'Bid' }));
    expect(table.asked).toEqual(['0', '1']);
  });
});

const face = (title: string) => ({ title, icon: null });

describe('a hand', () => {
  const cards = [
    { id: 'c', face: face('Cleo') },
    { id: 'a', face: face('Ada') },
    { id: 'b', face: face('Ben'), why: 'Ben is away.' },
  ];
  const sorts = [
    { id: 'none', label: 'As dealt', compare: () => 0 },
    { id: 'name', label: 'By name', compare: (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id) },
  ];
  const names = () => within(screen.getByRole('list', { name: 'Hand' })).getAllByRole('button').map((card) => card.getAttribute('aria-label'));

  test('is walked with arrow keys, a card is selected and then taken with Enter, and one that is off is neither', () => {
    const taken = vi.fn<(id: string) => void>();
    const Holder = () => {
      const [selected, setSelected] = useState<string[]>([]);
      return <Hand label="Hand" cards={cards} selected={selected} onSelect={(id) => setSelected([id])} onTake={taken} />;
    };
    sit(open(), { seat: '0', children: <Holder /> });
    const [cleo, ada, ben] = screen.getAllByRole('button');
    cleo!.focus();
    fireEvent.keyDown(cleo!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(ada);
    fireEvent.click(ada!);
    expect(ada!.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(ada!, { key: 'Enter' });
    expect(taken).toHaveBeenCalledWith('a');
    fireEvent.keyDown(ada!, { key: 'End' });
    expect(document.activeElement).toBe(ben);
    fireEvent.click(ben!);
    expect(ben!.getAttribute('aria-pressed')).toBe('false');
  });

  test('is sorted as one likes', () => {
    sit(open(), { seat: '0', children: <Hand label="Hand" cards={cards} selected={[]} onSelect={() => {}} sorts={sorts} /> });
    expect(names()).toEqual(['Cleo', 'Ada', 'Ben']);
    fireEvent.click(screen.getByRole('radio', { name: 'By name' }));
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  test('places take a picked card or say why not', () => {
    const put = vi.fn<(card: string, zone: string) => void>();
    const whyNot = (_card: string, zone: string) => (zone === 'full' ? 'It is full.' : undefined);
    sit(open(), {
      seat: '0',
      children: (
        <DragTable picked="a" whyNot={whyNot} onPut={put} renderCard={() => null}>
          <DropZone id="full" label="Cellar"> </DropZone>
          <DropZone id="free" label="Attic"> </DropZone>
          <DropZone id="home" label="Home" holds={['a']}> </DropZone>
        </DragTable>
      ),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Not here, Cellar: It is full.' }));
    expect(screen.getByRole('alert').textContent).toBe('It is full.');
    expect(put).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Put the card here: Attic' }));
    expect(put).toHaveBeenCalledWith('a', 'free');
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
});

test('the hand-over cover does not even make what it hides', () => {
  const inside = vi.fn<() => ReactNode>(() => <p>secret</p>);
  const opened = vi.fn<() => void>();
  const cover = (isOpen: boolean) => <HandOver seat="1" name="Ben" open={isOpen} onOpen={opened}>{inside}</HandOver>;
  const { rerender } = render(cover(false));
  expect(inside).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Ben');
  fireEvent.click(screen.getByRole('button', { name: 'I am Ben' }));
  expect(opened).toHaveBeenCalled();
  rerender(cover(true));
  expect(screen.getByText('secret')).toBeTruthy();
});

test('the log words events and marks what is new since one last looked', () => {
  localStorage.clear();
  const table = open();
  const bid = () => {
    table.act('0', 'bid', { chips: 1 });
    table.act('1', 'bid', { chips: 0 });
  };
  bid();
  sit(table, { seat: '0', children: <LogPanel memory="m" /> });
  expect(screen.getAllByText('Player 0 wins the card.')).toHaveLength(1);
  expect(screen.queryByText('Since you last looked')).toBeNull();
  table.act('0', 'done');
  bid();
  sit(table, { seat: '0', children: <LogPanel memory="m" /> });
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual(['Player 0 wins the card.', 'Since you last looked', 'Player 0 wins the card.']);
});

test('the gallery shows every part, and all that it says has words', () => {
  missingTexts.clear();
  const html = draw(open(), { seat: '0', children: <Gallery /> });
  const parts = ['k-card', 'k-hand', 'k-zone', 'k-token', 'k-pile', 'k-deck', 'k-bag', 'k-track', 'k-player', 'k-phase', 'k-bar', 'k-commit', 'k-log', 'k-chat', 'k-score', 'k-handover'];
  expect(parts.filter((part) => !html.includes(`class="${part}`))).toEqual([]);
  expect([...missingTexts]).toEqual([]);
});
