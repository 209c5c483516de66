import { render } from 'preact';
import { App } from './App';
import { startLink } from './api/socket';
import { startLanguage } from './language';
import { startRouter } from './router';
import { startAccount } from './state/account';
import { startSettings } from './state/settings';
import './styles/base.css';
import './styles/themes.css';
import './styles/board.css';
import './styles/board-views.css';
import './styles/header.css';
import './styles/page.css';
import './styles/gallery.css';
import './styles/dialog.css';
import './styles/play.css';
import './styles/status.css';
import './styles/player.css';
import './styles/tools.css';
import './styles/moves.css';
import './styles/chooser.css';
import './styles/rules.css';
import './styles/learn.css';
import './styles/lobby.css';
import './styles/account.css';
import './styles/chat.css';
import './styles/invite.css';
import './styles/analysis.css';
import './styles/choose.css';
import './styles/editor.css';

const root = document.getElementById('app');
if (root) {
  startSettings();
  startRouter();
  startLink();
  void startAccount();
  void startLanguage().then(() => render(<App />, root));
}
