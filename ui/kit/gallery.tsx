/** The gallery: every part of the kit in its states on one page. Also what browser tests look at. */
import { useTranslation } from 'react-i18next';
import { Primitives } from './gallery/Primitives';
import { TableParts } from './gallery/TableParts';
import './gallery/gallery.css';

/** Needs `Kit` above it and the texts of the namespace `kit`. */
export function Gallery() {
  const { t } = useTranslation('kit');
  return (
    <div className="k-gallery">
      <header>
        <h1>{t('gallery.title')}</h1>
        <p className="k-quiet">{t('gallery.text')}</p>
      </header>
      <Primitives />
      <TableParts />
    </div>
  );
}
