import { t } from './language';
import { Drawings } from './men/Man';
import { Gallery } from './pages/Gallery';
import { Men } from './pages/Men';
import { Play } from './pages/Play';
import { Rules } from './pages/Rules';
import { route } from './router';
import { Header } from './ui/Header';
import { NewGameDialog } from './ui/NewGame';
import { ToastLine } from './ui/ToastLine';

function Lost() {
  return (
    <main class="page narrow">
      <h1>{t().site.lostTitle}</h1>
      <p>{t().site.lost}</p>
      <p>
        <a href="/">{t().site.allGames}</a>
      </p>
    </main>
  );
}

function Page() {
  const now = route.value;
  switch (now.page) {
    case 'gallery':
      return <Gallery />;
    case 'play':
      return <Play key={now.session} id={now.session} />;
    case 'rules':
      return <Rules key={now.game} id={now.game} />;
    case 'men':
      return <Men />;
    case 'lost':
      return <Lost />;
  }
}

export function App() {
  return (
    <>
      <Drawings />
      <Header />
      <Page />
      <NewGameDialog />
      <ToastLine />
    </>
  );
}
