import { useEffect, useState } from 'preact/hooks';
import { LANGUAGES, type Language, language, setLanguage, t } from '../language';
import { route } from '../router';
import { account } from '../state/account';
import { toast } from '../state/toast';
import { heading } from './heading';
import { Settings } from './Settings';

function LanguageChoice() {
  const choose = (next: Language) => setLanguage(next).catch(() => toast(t('site-unreachable')));
  return (
    <select
      class="language"
      aria-label={t('site-language')}
      value={language.value}
      onChange={(event) => void choose(event.currentTarget.value)}
    >
      {[...LANGUAGES].map(([tag, { name }]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Letters of a name that telephones have room for beside all else. */
const LONG_NAME = 8;

const LINKS = [
  ['gallery', '/'],
  ['lobby', '/lobby'],
  ['games', '/games'],
  ['puzzles', '/puzzles'],
  ['analyses', '/analysis'],
  ['pieces', '/pieces'],
] as const;

const linkWords = () => ({
  gallery: t('site-games'),
  lobby: t('site-lobby'),
  games: t('site-my-games'),
  puzzles: t('puzzles-heading'),
  analyses: t('site-analysis'),
  pieces: t('learn-pieces-short'),
});

/** Goes to the board of the page: past the header and everything beside the board. */
function ToBoard() {
  const skip = () => {
    const cell = document.querySelector<HTMLElement>('main [data-cell][tabindex="0"]');
    (cell ?? document.querySelector<HTMLElement>('main [data-cell]'))?.focus();
  };
  return (
    <button type="button" class="skip" onClick={skip}>
      {t('site-to-board')}
    </button>
  );
}

const WITH_BOARD: readonly string[] = ['play', 'analysis', 'editor', 'puzzle'];
/** The link under which a page is found that has none of its own. */
const PARTS: Partial<Record<string, string>> = {
  analysis: 'analyses',
  editor: 'analyses',
  puzzle: 'puzzles',
};

export function Header() {
  const here = route.value.page;
  const part = PARTS[here] ?? here;
  const long = (account.value?.name.length ?? 0) > LONG_NAME;
  const [open, setOpen] = useState(false);
  // Another page: the menu has done its work.
  useEffect(() => setOpen(false), [route.value]);
  const classes = ['site-head', long && 'long-name', heading.value !== null && 'has-heading'];
  return (
    <header class={classes.filter(Boolean).join(' ')}>
      {WITH_BOARD.includes(here) && <ToBoard />}
      <button
        type="button"
        class="quiet menu-button"
        aria-expanded={open}
        aria-controls="site-menu"
        aria-label={t('site-menu')}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="bar-icon">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <a class="brand" href="/" aria-label={t('site-home')}>
        <svg viewBox="0 0 64 64" width="26" height="26" aria-hidden="true">
          <path d="M32 31 60 43.5 32 56 4 43.5z" class="brand-3" />
          <path d="M32 19.5 60 32 32 44.5 4 32z" class="brand-2" />
          <path d="M32 8 60 20.5 32 33 4 20.5z" class="brand-1" />
          <circle cx="32" cy="20" r="5" class="brand-piece" />
        </svg>
        <span>Variorum</span>
      </a>
      {heading.value !== null && (
        <span class="page-heading" aria-hidden="true">
          {heading.value}
        </span>
      )}
      <nav id="site-menu" class={open ? 'is-open' : ''} aria-label={t('site-parts')}>
        {LINKS.map(([page, path]) => (
          <a key={page} href={path} aria-current={part === page ? 'page' : undefined}>
            {linkWords()[page]}
          </a>
        ))}
      </nav>
      <LanguageChoice />
      <Settings />
      {account.value !== undefined && (
        <a
          class="me"
          href="/account"
          title={account.value?.name}
          aria-current={here === 'account' ? 'page' : undefined}
        >
          {account.value?.name ?? t('site-to-login')}
        </a>
      )}
    </header>
  );
}
