/** The gallery's first half: colours, type, and the parts that pages are made of. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Gear from '~icons/lucide/settings';
import Train from '~icons/lucide/train-front';
import { Button, Dialog, DialogClose, HandOver, IconButton, Menu, Panel, SeatEmblem, SeatShape, Segmented, Select, Switch, Tabs, TextField, Tooltip, useToast } from '../index';
import { Shelf } from './Shelf';

const COLOURS = ['ink', 'table', 'panel', 'panel-high', 'paper', 'paper-deep', 'brass', 'red', 'green', 'blue', 'fog'];
const SIZES = ['4xl', '3xl', '2xl', 'xl', 'l', 'm', 's'];

export function Primitives() {
  return (
    <>
      <Shelf title="Colour">
        {COLOURS.map((name) => (
          <figure key={name} className="k-swatch">
            <span style={{ background: `var(--c-${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Shelf>
      <Shelf title="Type">
        {SIZES.map((size) => <span key={size} className="k-poster" style={{ fontSize: `var(--t-${size})` }}>{size} 1234</span>)}
      </Shelf>
      <Shelf title="SeatEmblem">
        {['0', '1', '2', '3', '4', '5'].map((seat) => <SeatEmblem key={seat} seat={seat} size={40} name={`Seat ${seat}`} />)}
        <svg width={220} height={40} viewBox="-20 -20 220 40" aria-hidden>
          {['0', '1', '2', '3', '4', '5'].map((seat, i) => <g key={seat} transform={`translate(${i * 36} 0)`}><SeatShape seat={seat} r={16} /></g>)}
        </svg>
      </Shelf>
      <Buttons />
      <Fields />
      <Floating />
      <Cover />
    </>
  );
}

function Buttons() {
  const { t } = useTranslation('kit');
  return (
    <Shelf title="Button, IconButton">
      <Button kind="primary" icon={<Train />}>{t('move.take')}</Button>
      <Button>{t('move.leave')}</Button>
      <Button kind="quiet">{t('close')}</Button>
      <Button kind="danger">{t('gallery.danger')}</Button>
      <Button kind="primary" why={t('gallery.away')}>{t('move.take')}</Button>
      <Button busy>{t('gallery.busy')}</Button>
      <Button size="s">{t('move.leave')}</Button>
      <Button size="l" kind="primary">{t('move.take')}</Button>
      <IconButton label={t('gallery.option')} icon={<Gear />} />
      <IconButton label={t('gallery.option')} icon={<Gear />} pressed />
      <IconButton label={t('gallery.option')} icon={<Gear />} why={t('gallery.off')} />
    </Shelf>
  );
}

function Fields() {
  const { t } = useTranslation('kit');
  const [name, setName] = useState('Ada');
  const [place, setPlace] = useState('cellar');
  const [on, setOn] = useState(true);
  const places = [{ id: 'cellar', label: t('gallery.cellar') }, { id: 'attic', label: t('gallery.attic') }];
  return (
    <Shelf title="TextField, Select, Switch, Segmented">
      <TextField label={t('gallery.name')} help={t('gallery.nameHelp')} value={name} onChange={setName} />
      <TextField label={t('gallery.name')} error={t('gallery.nameError')} value={name} onChange={setName} />
      <Select label={t('gallery.where')} value={place} onChange={setPlace} options={places} />
      <Segmented label={t('gallery.where')} value={place} onChange={setPlace} options={[...places, { id: 'off', label: '–', why: t('gallery.off') }]} />
      <Switch label={t('gallery.on')} checked={on} onChange={setOn} />
      <Switch label={t('gallery.on')} checked={false} onChange={setOn} why={t('gallery.off')} />
    </Shelf>
  );
}

function Floating() {
  const { t } = useTranslation('kit');
  const toast = useToast();
  const tones = ['plain', 'good', 'bad', 'turn'] as const;
  return (
    <Shelf title="Dialog, Menu, Tooltip, Toast, Tabs, Panel">
      {(['dialog', 'wide', 'drawer'] as const).map((shape) => (
        <Dialog
          key={shape}
          shape={shape}
          title={t('gallery.dressed')}
          description={t('gallery.text')}
          trigger={<Button>{shape}</Button>}
          actions={<DialogClose><Button kind="primary">{t('close')}</Button></DialogClose>}
        />
      ))}
      <Menu
        label={t('gallery.option')}
        trigger={<Button>Menu</Button>}
        items={[
          { id: 'take', label: t('move.take'), icon: <Train />, onSelect: () => {} },
          { id: 'leave', label: t('move.leave'), why: t('gallery.off'), onSelect: () => {} },
          'line',
          { id: 'danger', label: t('gallery.danger'), danger: true, onSelect: () => {} },
        ]}
      />
      <Tooltip text={t('gallery.away')}><Button>Tooltip</Button></Tooltip>
      {tones.map((tone) => <Button key={tone} onClick={() => toast({ title: t('gallery.hello'), text: t('gallery.answer'), tone })}>Toast: {tone}</Button>)}
      <Panel title={t('gallery.cellar')} icon={<Train />} aside="3/5">{t('gallery.text')}</Panel>
      <Panel tone="paper" title={t('gallery.attic')} icon={<Train />}>{t('gallery.text')}</Panel>
      <Tabs
        label={t('gallery.where')}
        tabs={[
          { id: 'cellar', label: t('gallery.cellar'), content: t('gallery.fleeHelp') },
          { id: 'attic', label: t('gallery.attic'), badge: 3, content: t('gallery.robHelp') },
        ]}
      />
    </Shelf>
  );
}

function Cover() {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  return (
    <Shelf title="HandOver">
      <HandOver seat="0" name="Ada" open={open} onOpen={() => setOpen(true)}>
        {() => <Button onClick={() => setOpen(false)}>{t('gallery.secret')}</Button>}
      </HandOver>
    </Shelf>
  );
}
