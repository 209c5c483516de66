import { t } from './language';
import { AccountPage } from './pages/Account';
import { Gallery } from './pages/Gallery';
import { Lobby } from './pages/Lobby';
import { MyGames } from './pages/MyGames';
import { Pieces } from './pages/Pieces';
import { Play } from './pages/Play';
import { Player } from './pages/Player';
import { Rules } from './pages/Rules';
import { Drawings } from './pieces/PieceView';
import { route } from './router';
import { BulletinLine } from './ui/BulletinLine';
import { Fetched } from './ui/Fetched';
import { Header } from './ui/Header';
import { NewGameDialog } from './ui/NewGame';
import { OfflineLine } from './ui/OfflineLine';
import { ReportDialog } from './ui/Report';
import { ToastLine } from './ui/ToastLine';

function Lost() {
  return (
    <main class="page narrow">
      <h1>{t('site-lost-title')}</h1>
      <p>{t('site-lost')}</p>
      <p>
        <a href="/">{t('site-all-games')}</a>
      </p>
    </main>
  );
}

function Page() {
  const now = route.value;
  switch (now.page) {
    case 'gallery':
      return <Gallery />;
    case 'account':
      return <AccountPage />;
    case 'player':
      return <Player key={now.name} name={now.name} />;
    case 'lobby':
      return <Lobby />;
    case 'games':
      return <MyGames />;
    case 'play':
      return <Play key={now.session} id={now.session} />;
    case 'rules':
      return <Rules key={now.game} id={now.game} />;
    case 'learn': {
      const { game } = now;
      return (
        <Fetched
          key={`learn ${game}`}
          load={() => import('./pages/Learn')}
          draw={({ Learn }) => <Learn id={game} />}
        />
      );
    }
    case 'pieces':
      return <Pieces />;
    case 'analyses':
      return (
        <Fetched key="analyses" load={() => import('./pages/Analysis')} draw={({ Choose }) => <Choose />} />
      );
    case 'analysis': {
      const { game, search } = now;
      return (
        <Fetched
          key={`analysis ${game}${search}`}
          load={() => import('./pages/Analysis')}
          draw={({ Analysis }) => <Analysis id={game} search={search} />}
        />
      );
    }
    case 'editor': {
      const { game, search } = now;
      return (
        <Fetched
          key={`editor ${game}${search}`}
          load={() => import('./pages/Editor')}
          draw={({ Editor }) => <Editor id={game} search={search} />}
        />
      );
    }
    case 'lost':
      return <Lost />;
  }
}

export function App() {
  return (
    <>
      <Drawings />
      <Header />
      <BulletinLine />
      <OfflineLine />
      <Page />
      <NewGameDialog />
      <ReportDialog />
      <ToastLine />
    </>
  );
}
