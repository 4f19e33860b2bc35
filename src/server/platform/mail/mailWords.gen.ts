/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../../domain/text/messages';

const en = {
  htmlLanguage: "en-GB",
  greeting: {
    withName: (d: { name: string }) => "Hello " + d.name + ",",
    withoutName: "Hello,",
  },
  buttonFallback: "If the button doesn’t work, open this address:",
  buttonsFallback: "If the buttons don’t work, open one of these addresses:",
  unsubscribe: "Unsubscribe",
  calendarDescription: (d: { joinLink: string; podLink: string }) => "Join: " + d.joinLink + "\nPod: " + d.podLink,
};

export type Words = typeof en;

const ar: Words = {
  htmlLanguage: "ar",
  greeting: {
    withName: (d: { name: string }) => "مرحبًا " + d.name + "،",
    withoutName: "مرحبًا،",
  },
  buttonFallback: "إذا لم يعمل الزر، يمكن فتح هذا العنوان:",
  buttonsFallback: "إذا لم تعمل الأزرار، يمكن فتح أحد هذه العناوين:",
  unsubscribe: "إلغاء الاشتراك",
  calendarDescription: (d: { joinLink: string; podLink: string }) => "الانضمام: " + d.joinLink + "\nالمجموعة: " + d.podLink,
};

const de: Words = {
  htmlLanguage: "de",
  greeting: {
    withName: (d: { name: string }) => "Hallo " + d.name + "!",
    withoutName: "Hallo!",
  },
  buttonFallback: "Wenn die Schaltfläche nicht funktioniert, öffne diese Adresse:",
  buttonsFallback: "Wenn die Schaltflächen nicht funktionieren, öffne eine dieser Adressen:",
  unsubscribe: "Abbestellen",
  calendarDescription: (d: { joinLink: string; podLink: string }) => "Zum Treffen: " + d.joinLink + "\nPod: " + d.podLink,
};

const es: Words = {
  htmlLanguage: "es",
  greeting: {
    withName: (d: { name: string }) => "Hola, " + d.name + ":",
    withoutName: "Hola:",
  },
  buttonFallback: "Si el botón no funciona, abre esta dirección:",
  buttonsFallback: "Si los botones no funcionan, abre una de estas direcciones:",
  unsubscribe: "No recibir más estos correos",
  calendarDescription: (d: { joinLink: string; podLink: string }) => "Entrar: " + d.joinLink + "\nPod: " + d.podLink,
};

const fr: Words = {
  htmlLanguage: "fr",
  greeting: {
    withName: (d: { name: string }) => "Bonjour " + d.name + ",",
    withoutName: "Bonjour,",
  },
  buttonFallback: "Si le bouton ne fonctionne pas, ouvrez cette adresse :",
  buttonsFallback: "Si les boutons ne fonctionnent pas, ouvrez l’une de ces adresses :",
  unsubscribe: "Se désabonner",
  calendarDescription: (d: { joinLink: string; podLink: string }) => "Pour entrer : " + d.joinLink + "\nPod : " + d.podLink,
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
