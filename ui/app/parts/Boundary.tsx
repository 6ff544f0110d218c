/** Catches what a page throws, says so in words, and offers a new try and the way home. */
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Unplug from '~icons/lucide/unplug';
import { Button } from '../../kit/index';
import { asTrouble, LobbyTrouble } from '../../client/trouble';
import { LinkButton } from './LinkButton';
import { Notice } from './Notice';
import { Page } from './Page';
import { useTroubleText } from './trouble';

interface BoundaryState {
  error: unknown;
}

export class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <Broken error={this.state.error} retry={() => this.setState({ error: null })} />;
  }
}

function Broken({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  const words = useTroubleText();
  // A chunk that does not load is a matter of the network, and only a new visit asks for it again.
  const network = error instanceof TypeError && /import|fetch|load/i.test(error.message);
  const known = error instanceof LobbyTrouble || network;
  return (
    <Page title={t('broken.title')}>
      <Notice
        level={1}
        tone="bad"
        icon={<Unplug />}
        title={t('broken.title')}
        actions={
          <>
            <Button kind="primary" onClick={network ? () => location.reload() : retry}>{t('again')}</Button>
            <LinkButton href="/">{t('nav.home')}</LinkButton>
          </>
        }
      >
        <p>{known ? words(asTrouble(error)) : t('broken.text')}</p>
      </Notice>
    </Page>
  );
}
