// A button that opens a short list of further things to do.
import type { ComponentChildren } from 'preact';
import { t } from '../language';
import { useUnfolding } from '../ui/unfolding';
import { Icon, type IconName } from './Icon';

interface Props {
  icon: IconName;
  label: string;
  children: ComponentChildren;
}

export function More({ icon, label, children }: Props) {
  const { open, setOpen, root, button } = useUnfolding();
  return (
    <div class="more" ref={root}>
      <button
        type="button"
        class="tool"
        ref={button}
        aria-expanded={open}
        title={t('play-more-hint')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the entries are the buttons; here it is only seen that one was used
        // biome-ignore lint/a11y/useKeyWithClickEvents: buttons and links are clicked by keys, too
        <div
          class="more-list"
          onClick={(event) => {
            const entry = event.target instanceof Element ? event.target.closest('button, a') : null;
            if (entry && !entry.hasAttribute('data-keep')) setOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
