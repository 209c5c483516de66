// Screenshots of every page of a running server (SITE, http://127.0.0.1:8080 by default), with an accessibility check.
// usage: node mock/shots.mjs [name …]; SIZES=1440,390d names the windows (`d`: dark), FULL=1 takes whole pages,
// LANGUAGE=de the language, VIEWS=space the view of boards in space.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const base = process.env.SITE ?? 'http://127.0.0.1:8080';
const only = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
mkdirSync('shots', { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ],
});

async function open(width, height, scheme, touch) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    hasTouch: touch,
    locale: process.env.LANGUAGE ?? 'en-GB',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log('  page error:', error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') console.log('  console:', message.text());
  });
  return page;
}

/** A game for both sides on one screen; asked for by the page, so that its seats are the page's. */
async function create(page, game, extra = {}) {
  const data = { game, white: 'me', black: 'me', level: 3, ...extra };
  const response = await page.request.post(`${base}/api/sessions`, { data });
  return (await response.json()).id;
}

/** What the page says in the language of the pictures. */
const said = (english, german) => (process.env.LANGUAGE === 'de' ? german : english);

const cell = (page, name) => page.locator(`[data-cell="${name}"]`);

const scenes = {
  gallery: async (page) => {
    await page.goto(base);
    await page.waitForSelector('.card');
    await page.waitForTimeout(500);
  },
  dialog: async (page) => {
    await page.goto(base);
    await page.locator('.card .primary').first().click();
    await page.waitForSelector('.dialog');
    await page.waitForTimeout(200);
  },
  rules: async (page) => {
    await page.goto(`${base}/rules/mitreyang`);
    await page.waitForSelector('.kind');
  },
  rules3d: async (page) => {
    await page.goto(`${base}/rules/stockgi`);
    await page.waitForSelector('.kind');
  },
};

scenes.lobby = async (page) => {
  await create(page, 'stones-and-relays', { black: 'open', listed: true, random: true });
  await page.goto(`${base}/lobby`);
  await page.waitForSelector('.list');
};
scenes.invite = async (page) => {
  await page.goto(`${base}/play/${await create(page, 'blocschach', { black: 'open' })}`);
  await page.waitForSelector('.code path');
};
scenes.account = async (page) => {
  await page.goto(`${base}/account`);
  await page.waitForSelector('.account-form');
};

/** Somebody who is logged in on three devices. */
scenes.devices = async (page) => {
  const data = { name: `Devices-${Date.now() % 100_000}`, password: 'correct horse battery' };
  await page.request.post(`${base}/api/account`, { data });
  const systems = ['Linux; Android 16) Firefox/146.0', 'Macintosh; Intel Mac OS X) Version/26.0 Safari/605'];
  for (const system of systems) {
    const other = await browser.newContext({ userAgent: `Mozilla/5.0 (${system}` });
    await other.request.post(`${base}/api/login`, { data });
    await other.close();
  }
  await page.goto(`${base}/account`);
  await page.waitForSelector('.devices li');
};

function play(game, act = async () => {}, extra = {}) {
  return async (page) => {
    await page.goto(`${base}/play/${await create(page, game, extra)}`);
    await page.waitForSelector('.cells, .space-canvas');
    await page.waitForTimeout(150);
    await act(page);
    await page.waitForTimeout(250);
  };
}

async function go(page, from, to) {
  await cell(page, from).click();
  await cell(page, to).click();
  await page.waitForTimeout(250);
}

scenes.stones = play('stones-and-relays', async (page) => {
  await go(page, 'd2', 'd4');
  await page.click(`text=${said('Pass', 'Verzichten')}`);
  await page.waitForTimeout(200);
  await cell(page, 'e8').click();
});
scenes.second = play('stones-and-relays', async (page) => {
  await go(page, 'd2', 'd4');
  await cell(page, 'b4').click();
});
scenes.mitred = play('mitreyang', async (page) => {
  await go(page, 'e4', 'e6');
  await cell(page, 'f9').click();
});
// Moves over joined edges.
scenes.cylinder = play('cylinder-chess', async (page) => {
  await go(page, 'h2', 'h4');
  await go(page, 'b7', 'b5');
  await go(page, 'g2', 'g3');
  await go(page, 'b5', 'b4');
  await go(page, 'f1', 'c6');
  await page.waitForTimeout(700);
});
scenes.torus = play('torus-chess', async (page) => {
  await cell(page, 'b3').click();
});
scenes.hands = play(
  'mitred-wildebishogi',
  async (page) => {
    await page.locator('.hand button:enabled').first().click();
  },
  { position: 'r4k3r/10/10/10/10/10/10/10/6K3/7R2[Pn] w - - 0 1' },
);
scenes.wide = play('double-eighteen-stone-chess', async (page) => {
  await cell(page, 'i2').click();
});
scenes.space = play('stockgi', async (page) => {
  await cell(page, 'wd3').click();
});
scenes.yang = play('stockyang', async (page) => {
  await cell(page, 'wd4').click();
});
scenes.bloc = play('blocschach', async (page) => {
  await cell(page, 'vd2').click();
});
scenes.chooser = play('blocschach', async (page) => {
  await cell(page, 'vd2').click();
  await cell(page, 'vc4').click();
});
scenes.all = play('stockgi', async (page) => {
  const all = page.getByRole('button', { name: said('All at once', 'Alle zugleich') });
  if (await all.isVisible()) await all.click();
});
scenes.remote = play('stock-taijitu', async (page) => {
  await go(page, 'wd2', 'wd3');
  await page
    .locator('.overview button')
    .nth(2)
    .click({ timeout: 500 })
    .catch(() => {});
  await page.waitForTimeout(500);
  await cell(page, 'vc2').click();
});
scenes.swap = play('stock-taijitu', async (page) => {
  await cell(page, 'wd1').click();
});
scenes.over = play('chess', async (page) => {
  await page.click(`text=${said('Resign', 'Aufgeben')}`);
  await page.click(`text=${said('Yes, resign', 'Ja, aufgeben')}`);
});
scenes.missing = async (page) => {
  await page.goto(`${base}/play/nothing`);
  await page.waitForSelector('h1');
};
scenes.long = play(
  'mitred-wildebishogi',
  async (page) => {
    await page.waitForTimeout(12000);
  },
  { white: 'engine', black: 'engine' },
);
scenes.xiangqi = play('xiangqi', async (page) => {
  await go(page, 'b3', 'b10');
});
scenes.shogi = play('shogi');
scenes.chess = play('chess', async () => {}, { black: 'engine' });

/** Two people with accounts, who have played rated games: the course of a rating has points. */
async function rated(page) {
  const people = [];
  const mark = Math.random().toString(36).slice(2, 8);
  for (const name of [`Ada-${mark}`, `Bruno-${mark}`]) {
    const context = await browser.newContext({ baseURL: base });
    const made = await context.request.post('/api/account', {
      data: { name, password: 'correct horse battery' },
    });
    if (!made.ok()) throw new Error(`${name}: ${await made.text()}`);
    people.push({ name, context });
  }
  const [ada, bruno] = people;
  for (const [n, loser] of [1, 1, 0, 1, 1, 1, 0, 1].entries()) {
    const game = n % 3 === 2 ? 'stones-and-relays' : 'chess';
    const data = {
      game,
      white: 'me',
      black: 'open',
      clock: { base: 300000, increment: 0, delay: 0 },
      rated: true,
    };
    const { id, you } = await (await ada.context.request.post('/api/sessions', { data })).json();
    await bruno.context.request.post(`/api/sessions/${id}/join`, { data: { key: you.links.join } });
    const view = await (await ada.context.request.get(`/api/sessions/${id}`)).json();
    for (const [ply, text] of (game === 'chess' ? ['e2e4', 'e7e5'] : ['e2e4', 'e8e7']).entries())
      await people[ply].context.request.post(`/api/sessions/${view.id}/act`, {
        data: { type: 'turn', ply, text },
      });
    const end = await people[loser].context.request.post(`/api/sessions/${id}/act`, {
      data: { type: 'resign' },
    });
    if (!end.ok()) console.log(`  ${await end.text()}`);
  }
  await page.context().addCookies(await ada.context.cookies());
  for (const { context } of people) await context.close();
  return ada.name;
}

/** The longest name that an account may have. */
scenes.longname = async (page) => {
  const name = `Wilhelmine-${Math.random().toString(36).slice(2, 11).padEnd(9, 'w')}`;
  await page.request.post(`${base}/api/account`, { data: { name, password: 'correct horse battery' } });
  await page.goto(`${base}/lobby`);
  await page.waitForTimeout(600);
};
/** Nonsense, and what is said to it. */
scenes.badposition = async (page) => {
  await page.goto(base);
  await page.locator('.card .primary').last().click();
  await page.locator('.dialog summary').click();
  await page.locator('.dialog textarea').fill('8/8/nonsense w');
  await page.locator('.dialog button[type="submit"]').click();
  await page.waitForSelector('.dialog [role="alert"]');
};
scenes.badrecord = async (page) => {
  await page.goto(`${base}/analysis`);
  await page.locator('details.files summary').click();
  await page.locator('textarea').first().fill('[Game "chess"]\n[Date]\n\n1. e2e5 (1. d2d4 $x {[%clk never]}');
  await page
    .locator('textarea')
    .first()
    .locator('xpath=ancestor::form')
    .locator('button[type="submit"]')
    .click();
  await page.waitForTimeout(900);
};
scenes.badeditor = async (page) => {
  await page.goto(`${base}/editor/chess?position=8/8/8/8/8/8/8/7K w - - 0 1`);
  await page.waitForTimeout(1200);
};
scenes.badlogin = async (page) => {
  await page.goto(`${base}/account`);
  await page.locator('.account-form input').first().fill('nobody-here');
  await page.locator('.account-form input[type="password"]').first().fill('something wrong');
  await page.locator('.account-form button[type="submit"]').first().click();
  await page.waitForTimeout(900);
};

let known;
scenes.player = async (page) => {
  known ??= await rated(page);
  await page.goto(`${base}/player/${known}`);
  await page.waitForSelector('h1');
  await page.waitForTimeout(600);
};
scenes.mygames = async (page) => {
  await rated(page);
  await create(page, 'blocschach');
  await create(page, 'shogi', { black: 'open' });
  await page.goto(`${base}/games`);
  await page.waitForTimeout(600);
};
scenes.profile = async (page) => {
  await rated(page);
  await page.goto(`${base}/account`);
  await page.waitForTimeout(600);
};
scenes.pieces = async (page) => {
  await page.goto(`${base}/pieces`);
  await page.waitForTimeout(1200);
};

/** The analysis board with lines of the engine, and its arrows. */
function analysis(game, turns) {
  return async (page) => {
    await page.goto(`${base}/analysis/${game}?${new URLSearchParams(turns ? { turns } : {})}`);
    await page.waitForFunction(
      () => Number(/\d+/.exec(document.querySelector('.engine-state small')?.textContent ?? '')?.[0]) >= 2,
      null,
      { timeout: 60_000 },
    );
    await page.waitForTimeout(800);
  };
}
scenes.analysis = analysis('stones-and-relays', 'e2e4,b4c4 e8e7,b5b4 g1f3,g5f5');
scenes.analysis3d = analysis('blocschach', 'vd2vd3 wd7wd6');
scenes.editor = async (page) => {
  await page.goto(`${base}/editor/mitred-wildebishogi`);
  await page.waitForSelector('.cells, .space-canvas');
  await page.waitForTimeout(600);
};
scenes.editor3d = async (page) => {
  await page.goto(`${base}/editor/stockgi`);
  await page.waitForSelector('.cells, .space-canvas');
  await page.waitForTimeout(1500);
};

const sizes = [
  ['1440', 1440, 900, 'light', false],
  ['390', 390, 844, 'light', true],
  ['1440d', 1440, 900, 'dark', false],
  ['390d', 390, 844, 'dark', true],
  ['820', 820, 1180, 'light', true],
  ['820d', 820, 1180, 'dark', true],
  ['1024', 1024, 768, 'light', false],
  ['768', 768, 1024, 'light', true],
  ['1920', 1920, 1080, 'light', false],
];
const wanted = (process.env.SIZES ?? '1440,390').split(',');

for (const [name, scene] of Object.entries(scenes)) {
  if (only.length > 0 && !only.includes(name)) continue;
  for (const [label, width, height, scheme, touch] of sizes) {
    if (!wanted.includes(label)) continue;
    const page = await open(width, height, scheme, touch);
    if (process.env.VIEWS) {
      const views = JSON.stringify({ main: process.env.VIEWS, beside: null, narrow: 'one' });
      await page.addInitScript((text) => localStorage.setItem('variorum.boards', text), views);
    }
    try {
      await scene(page);
      await page.screenshot({ path: `shots/${name}-${label}.png`, fullPage: process.env.FULL === '1' });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (over > 0) console.log(`  ${name}-${label}: the page is ${over} px too wide`);
      if (process.env.AXE === '1') {
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => window.axe.run());
        for (const v of violations)
          console.log(
            `  axe ${name}-${label}: ${v.id} (${v.nodes.length}): ${v.nodes[0]?.target} ${v.nodes[0]?.failureSummary ?? ''}`,
          );
      }
      console.log(`${name}-${label}`);
    } catch (error) {
      console.log(`  ${name}-${label} failed: ${error.message.split('\n')[0]}`);
    }
    await page.context().close();
  }
}
await browser.close();
