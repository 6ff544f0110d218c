/** Words for a message: up to as many as the card allows, from the list of all that can be said (GT-190 to GT-193). */
import { Button, Tabs } from '../../../ui/kit';
import { KEYWORD_GROUPS } from '../content/keywords';
import { useText } from './faces';
import './Words.css';

interface WordsProps {
  words: string[];
  most: number;
  onWords: (words: string[]) => void;
}

export function Words({ words, most, onWords }: WordsProps) {
  const t = useText();
  const full = words.length >= most ? t('board.wordsFull', { most }) : undefined;
  return (
    <div className="gl-vocabulary">
      <div className="gl-message" aria-live="polite">
        <span className="gl-paying-name">{t('board.message', { count: words.length, most })}</span>
        {words.map((word, i) => (
          <Button key={i} size="s" aria-label={t('board.dropWord', { word })} onClick={() => onWords(words.filter((_, at) => at !== i))}>{t(`keyword.${word}`)} ×</Button>
        ))}
      </div>
      <Tabs
        label={t('board.vocabulary')}
        tabs={Object.entries(KEYWORD_GROUPS).map(([id, group]) => ({
          id,
          label: t(`board.words.${id}`),
          content: (
            <div className="gl-word-list">
              {group.map((word) => <Button key={word} size="s" why={full} onClick={() => onWords([...words, word])}>{t(`keyword.${word}`)}</Button>)}
            </div>
          ),
        }))}
      />
    </div>
  );
}
