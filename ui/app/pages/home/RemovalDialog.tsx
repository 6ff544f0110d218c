/** Asks whether a table that is not finished may go for good. */
import { useTranslation } from 'react-i18next';
import { Button, Dialog, DialogClose } from '../../../kit/index';

export function RemovalDialog({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('mine.remove-title')}
      description={t('mine.remove-text')}
      actions={
        <>
          <DialogClose><Button>{t('keep')}</Button></DialogClose>
          <Button kind="danger" onClick={onRemove}>{t('remove')}</Button>
        </>
      }
    />
  );
}
