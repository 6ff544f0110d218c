/** The app's languages: detection, memory, and texts that load by namespace (app, kit, one a game) when needed. */
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { findGame, type Language } from '../../games/index';
import type { Text } from '../../games/kit/types';
import { read, write } from './device';

export const LANGUAGES: Language[] = ['en', 'de'];

const files = import.meta.glob<{ default: object }>(['./locales/*.json', '../kit/locales/*.json']);
const games = new Set<string>();

const isLanguage = (code: unknown): code is Language => LANGUAGES.some((known) => known === code);

/** The language chosen on this device, else the first of the browser's that the app speaks, else English. */
export function firstLanguage(wanted: readonly string[] = navigator.languages): Language {
  const kept = read('language');
  if (isLanguage(kept)) return kept;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

async function load(namespace: string, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const entry = findGame(namespace);
  const folder = namespace === 'kit' ? '../kit' : '.';
  const texts = entry ? await entry.texts(language) : (await files[`${folder}/locales/${language}.json`]!()).default;
  i18next.addResourceBundle(language, namespace, texts);
}

async function show(language: Language): Promise<void> {
  await Promise.all(['app', 'kit', ...games].map((namespace) => load(namespace, language)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Starts i18next with the app's and the kit's texts. Call once, before the first render. */
export async function startTexts(language = firstLanguage()): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language, fallbackLng: false, ns: ['app', 'kit'], defaultNS: 'app', resources: {},
    interpolation: { escapeValue: false }, react: { useSuspense: false },
  });
  await show(language);
}

/** Makes a game's texts ready, now and after a change of language. */
export async function loadGameTexts(game: string): Promise<void> {
  games.add(game);
  await load(game, i18next.language as Language);
}

/** Changes the language and remembers it on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  write('language', language);
  await show(language);
}

/** The present language, and a picker for texts that come in all of them. */
export function useLanguage(): { language: Language; say: (text: Text) => string } {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return { language, say: (text) => text[language] };
}
