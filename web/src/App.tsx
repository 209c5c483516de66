import { t } from './language';
import { Gallery } from './pages/Gallery';
import { Lobby } from './pages/Lobby';
import { MyGames } from './pages/MyGames';
import { Player } from './pages/Player';
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
      return (
        <Fetched key="account" load={() => import('./pages/Account')} draw={(page) => <page.AccountPage />} />
      );
    case 'player':
      return <Player key={now.name} name={now.name} />;
    case 'lobby':
      return <Lobby />;
    case 'games':
      return <MyGames />;
    case 'play': {
      const { session } = now;
      return (
        <Fetched
          key={`play ${session}`}
          load={() => import('./pages/Play')}
          draw={({ Play }) => <Play id={session} />}
        />
      );
    }
    case 'rules': {
      const { game } = now;
      return (
        <Fetched
          key={`rules ${game}`}
          load={() => import('./pages/Rules')}
          draw={({ Rules }) => <Rules id={game} />}
        />
      );
    }
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
      return <Fetched key="pieces" load={() => import('./pages/Pieces')} draw={(page) => <page.Pieces />} />;
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
    case 'puzzles': {
      const { search } = now;
      return (
        <Fetched
          key="puzzles"
          load={() => import('./pages/Puzzles')}
          draw={({ PuzzlesPage }) => <PuzzlesPage search={search} />}
        />
      );
    }
    case 'puzzle': {
      const { puzzle, search } = now;
      return (
        <Fetched
          key={`puzzle ${puzzle}${search}`}
          load={() => import('./pages/Puzzle')}
          draw={({ PuzzlePage }) => <PuzzlePage id={puzzle} search={search} />}
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
