import type { server as english } from '../en/server';

export const server: typeof english = {
  levels: {
    1: { name: 'Erste Schritte', description: 'Kennt die Regeln und spielt oft irgendetwas.' },
    2: { name: 'Anfänger', description: 'Denkt einen Zug voraus und übersieht vieles.' },
    3: { name: 'Fortgeschritten', description: 'Denkt zwei Züge voraus, mit Aussetzern.' },
    4: { name: 'Hobbyspieler', description: 'Sieht kurze Drohungen; das Urteil schwankt.' },
    5: { name: 'Vereinsspieler', description: 'Verschenkt selten etwas.' },
    6: { name: 'Stark', description: 'Plant ein wenig und bestraft Fehler.' },
    7: { name: 'Könner', description: 'Denkt bis zu zwei Sekunden nach.' },
    8: { name: 'Volle Stärke', description: 'Denkt bis zu sechs Sekunden je Zug nach.' },
  },
};
