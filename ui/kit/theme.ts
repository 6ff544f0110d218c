/** The look in one import: fonts, tokens and base styles. The app's entry (and the gallery) load it first. */
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import './theme.css';
