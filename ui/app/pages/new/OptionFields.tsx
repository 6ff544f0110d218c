/** The options of a match, drawn from the manifest. One that does not exist for this match is not shown. */
import { useTranslation } from 'react-i18next';
import { optionApplies, type Manifest, type Options } from '../../../../games/kit/manifest';
import { Segmented, Select, Switch } from '../../../kit/index';
import { useLanguage } from '../../i18n';

interface OptionFieldsProps {
  manifest: Manifest;
  count: number;
  values: Options;
  onChange: (values: Options) => void;
}

/** More values than this do not fit side by side. */
const SIDE_BY_SIDE = 3;

export function OptionFields({ manifest, count, values, onChange }: OptionFieldsProps) {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const shown = manifest.options.filter((option) => optionApplies(option, count, values));
  if (shown.length === 0) return null;
  return (
    <fieldset className="a-options">
      <legend>{t('new.options')}</legend>
      {shown.map((option) => {
        const set = (value: string | boolean) => onChange({ ...values, [option.id]: value });
        const texts = { label: say(option.label), help: say(option.help) };
        if (option.type === 'boolean') return <Switch key={option.id} {...texts} checked={values[option.id] === true} onChange={set} />;
        const Choice = option.values.length > SIDE_BY_SIDE ? Select : Segmented;
        return (
          <Choice
            key={option.id}
            {...texts}
            value={String(values[option.id])}
            onChange={set}
            options={option.values.map(({ id, label }) => ({ id, label: say(label) }))}
          />
        );
      })}
    </fieldset>
  );
}
