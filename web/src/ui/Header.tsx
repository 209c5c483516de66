import { LANGUAGES, type Language, language, setLanguage, t } from '../language';
import { route } from '../router';
import { account } from '../state/account';
import { toast } from '../state/toast';
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
  ['analyses', '/analysis'],
  ['pieces', '/pieces'],
] as const;

const linkWords = () => ({
  gallery: t('site-games'),
  lobby: t('site-lobby'),
  games: t('site-my-games'),
  analyses: t('site-analysis'),
  pieces: t('learn-pieces-short'),
});

export function Header() {
  const here = route.value.page;
  const part = here === 'analysis' || here === 'editor' ? 'analyses' : here;
  const long = (account.value?.name.length ?? 0) > LONG_NAME;
  return (
    <header class={long ? 'site-head long-name' : 'site-head'}>
      <a class="brand" href="/" aria-label={t('site-home')}>
        <svg viewBox="0 0 64 64" width="30" height="30" aria-hidden="true">
          <path d="M32 31 60 43.5 32 56 4 43.5z" class="brand-3" />
          <path d="M32 19.5 60 32 32 44.5 4 32z" class="brand-2" />
          <path d="M32 8 60 20.5 32 33 4 20.5z" class="brand-1" />
          <circle cx="32" cy="20" r="5" class="brand-piece" />
        </svg>
        <span>Variorum</span>
      </a>
      <nav aria-label={t('site-parts')}>
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
