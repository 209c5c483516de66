import { render } from 'preact';
import { App } from './App';
import { startRouter } from './router';
import './styles/base.css';
import './styles/board.css';
import './styles/pages.css';

const root = document.getElementById('app');
if (root) {
  startRouter();
  render(<App />, root);
}
