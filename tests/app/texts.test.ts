/** The app's and the kit's texts: both languages say the same things, and what the app asks for is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SERVER_REASONS } from '../../games/kit/wire';
import appDe from '../../ui/app/locales/de.json';
import appEn from '../../ui/app/locales/en.json';
import kitDe from '../../ui/kit/locales/de.json';
import kitEn from '../../ui/kit/locales/en.json';

type Texts = { [key: string]: string | Texts };

/** Texts by dotted key; plural forms count as one key, since languages differ in them. */
function flatten(texts: Texts, path = ''): Map<string, string> {
  return new Map(Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key.replace(/_(zero|one|two|few|many|other)$/, ''), text] as const] : [...flatten(text, `${path}${key}.`)]));
}

const facts = (text: string): string[] => [...new Set([...text.matchAll(/{{\s*([\w.]+)/g)].map(([, name]) => name!))].toSorted();

describe.each([['app', appEn, appDe], ['kit', kitEn, kitDe]] as const)('%s', (_name, inEnglish, inGerman) => {
  const [en, de] = [flatten(inEnglish as Texts), flatten(inGerman as Texts)];

  test('English and German have the same keys, none of them empty', () => {
    expect([...de.keys()].toSorted()).toEqual([...en.keys()].toSorted());
    expect([...en, ...de].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('both use the same facts', () => {
    for (const [key, text] of en) expect([key, facts(de.get(key)!)]).toEqual([key, facts(text)]);
  });
});

test('every text that the app asks for by name is there', () => {
  const known = flatten(appEn as Texts);
  const files = readdirSync('ui/app', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const asked = files.flatMap((name) => [...readFileSync(join('ui/app', name), 'utf8').matchAll(/\bt\((?:[\w.= ]+\? )?'([\w.-]+)'(?: : '([\w.-]+)')?/g)].flatMap(([, a, b]) => [a!, ...(b ? [b] : [])]));
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});

test('every reason that the server gives has its words', () => {
  const known = flatten(kitEn as Texts);
  expect(SERVER_REASONS.filter((reason) => !known.has(`refuse.${reason.slice('kit:'.length)}`))).toEqual([]);
});
