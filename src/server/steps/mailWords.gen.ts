/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  record: {
    ofPod: {
      subject: (d: { podName: string }) => "Your Next Tiny Steps in " + d.podName,
      steps: (d: { podName: string }) => "These are the Next Tiny Steps you set in " + d.podName + ". They’ve been deleted from Stepwell, so this copy is yours to keep.",
      noSteps: (d: { podName: string }) => "You hadn’t set any Next Tiny Steps in " + d.podName + ".",
      why: (d: { podName: string }) => "You’re getting this because your pod " + d.podName + " has been deleted.",
      whyInMembership: (d: { podName: string; membershipName: string }) => "You’re getting this because your pod " + d.podName + " in " + d.membershipName + " has been deleted.",
    },
    ofAccount: {
      subject: "Your Next Tiny Steps",
      steps: "These are the Next Tiny Steps you set. They’ve been deleted from Stepwell, so this copy is yours to keep.",
      noSteps: "You hadn’t set any Next Tiny Steps.",
      why: "You’re getting this because your account was deleted.",
    },
  },
  facts: {
    pod: "Pod",
    goal: "Goal",
    step: "Next Tiny Step",
    commitmentDate: "Commitment date",
    status: "Status",
  },
  quoted: (d: { text: string }) => "‘" + d.text + "’",
  due: {
    today: {
      subject: (d: { step: string }) => "Your step is due today: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Your Next Tiny Step in " + d.podName + " is due today, " + d.date + " at " + d.time + ".",
    },
    tomorrow: {
      subject: (d: { step: string }) => "Your step is due tomorrow: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Your Next Tiny Step in " + d.podName + " is due tomorrow, " + d.date + " at " + d.time + ".",
    },
    later: {
      subject: (d: { shortDate: string; step: string }) => "Your step is due " + d.shortDate + ": " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Your Next Tiny Step in " + d.podName + " is due on " + d.date + " at " + d.time + ".",
    },
    closing: "Done it already? Let us know with one tap. And if it won’t happen this time, that’s fine: say so, and set a smaller one.",
    why: "You’re getting this because your step is due within a day. We ask once before its date, and once after it.",
  },
  overdue: {
    subject: (d: { shortDate: string; step: string }) => "Your step was due " + d.shortDate + ": " + d.step,
    opening: (d: { podName: string; date: string; time: string }) => "How did it go? Your Next Tiny Step in " + d.podName + " was due on " + d.date + " at " + d.time + ".",
    closing: "One tap is all it takes. If it didn’t happen, that’s fine: a smaller step may suit you better.",
    why: "You’re getting this because the date of your step has passed. We won’t ask about it again.",
  },
  done: "Done",
  notDone: "Not done",
  settings: "Change what we remind you of",
};

export type Words = typeof en;

const ar: Words = {
  record: {
    ofPod: {
      subject: (d: { podName: string }) => "خطواتك الصغيرة في " + d.podName,
      steps: (d: { podName: string }) => "هذه خطواتك الصغيرة التي حددتها في " + d.podName + ". حُذفت من Stepwell، فهذه النسخة لك للاحتفاظ بها.",
      noSteps: (d: { podName: string }) => "لم تكن لك خطوات صغيرة في " + d.podName + ".",
      why: (d: { podName: string }) => "وصلك هذا البريد لأن مجموعتك " + d.podName + " حُذفت.",
      whyInMembership: (d: { podName: string; membershipName: string }) => "وصلك هذا البريد لأن مجموعتك " + d.podName + " ضمن " + d.membershipName + " حُذفت.",
    },
    ofAccount: {
      subject: "خطواتك الصغيرة",
      steps: "هذه خطواتك الصغيرة التي حددتها. حُذفت من Stepwell، فهذه النسخة لك للاحتفاظ بها.",
      noSteps: "لم تكن لك خطوات صغيرة.",
      why: "وصلك هذا البريد لأن حسابك حُذف.",
    },
  },
  facts: {
    pod: "المجموعة",
    goal: "الهدف",
    step: "الخطوة الصغيرة التالية",
    commitmentDate: "موعد الالتزام",
    status: "الحالة",
  },
  quoted: (d: { text: string }) => "«" + d.text + "»",
  due: {
    today: {
      subject: (d: { step: string }) => "موعد خطوتك اليوم: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "موعد خطوتك الصغيرة في " + d.podName + " اليوم، " + d.date + " عند " + d.time + ".",
    },
    tomorrow: {
      subject: (d: { step: string }) => "موعد خطوتك غدًا: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "موعد خطوتك الصغيرة في " + d.podName + " غدًا، " + d.date + " عند " + d.time + ".",
    },
    later: {
      subject: (d: { shortDate: string; step: string }) => "موعد خطوتك " + d.shortDate + ": " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "موعد خطوتك الصغيرة في " + d.podName + " يوم " + d.date + " عند " + d.time + ".",
    },
    closing: "أنجزتها؟ يمكنك إخبارنا بنقرة واحدة. وإن لم تتم هذه المرة فلا بأس: يكفي إخبارنا بذلك، ولتكن التالية أصغر.",
    why: "وصلك هذا البريد لأن موعد خطوتك خلال يوم. نسأل مرة قبل الموعد، ومرة بعده.",
  },
  overdue: {
    subject: (d: { shortDate: string; step: string }) => "مر موعد خطوتك " + d.shortDate + ": " + d.step,
    opening: (d: { podName: string; date: string; time: string }) => "كيف سار الأمر؟ كان موعد خطوتك الصغيرة في " + d.podName + " يوم " + d.date + " عند " + d.time + ".",
    closing: "نقرة واحدة تكفي. وإن لم تتم فلا بأس: ربما تناسبك خطوة أصغر.",
    why: "وصلك هذا البريد لأن موعد خطوتك مر. لن نسأل عنها مرة أخرى.",
  },
  done: "أُنجزت",
  notDone: "لم تُنجز",
  settings: "تغيير ما نذكرك به",
};

const de: Words = {
  record: {
    ofPod: {
      subject: (d: { podName: string }) => "Deine Mini-Schritte in " + d.podName,
      steps: (d: { podName: string }) => "Das sind die Mini-Schritte, die du in " + d.podName + " festgelegt hast. In Stepwell sind sie gelöscht. Diese Kopie gehört dir.",
      noSteps: (d: { podName: string }) => "Du hattest in " + d.podName + " noch keine Mini-Schritte festgelegt.",
      why: (d: { podName: string }) => "Du bekommst diese E-Mail, weil dein Pod " + d.podName + " gelöscht wurde.",
      whyInMembership: (d: { podName: string; membershipName: string }) => "Du bekommst diese E-Mail, weil dein Pod " + d.podName + " in " + d.membershipName + " gelöscht wurde.",
    },
    ofAccount: {
      subject: "Deine Mini-Schritte",
      steps: "Das sind die Mini-Schritte, die du festgelegt hast. In Stepwell sind sie gelöscht. Diese Kopie gehört dir.",
      noSteps: "Du hattest noch keine Mini-Schritte festgelegt.",
      why: "Du bekommst diese E-Mail, weil dein Konto gelöscht wurde.",
    },
  },
  facts: {
    pod: "Pod",
    goal: "Ziel",
    step: "Mini-Schritt",
    commitmentDate: "Bis wann",
    status: "Status",
  },
  quoted: (d: { text: string }) => "„" + d.text + "“",
  due: {
    today: {
      subject: (d: { step: string }) => "Dein Schritt ist heute fällig: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Dein Mini-Schritt in " + d.podName + " ist heute fällig, am " + d.date + ", um " + d.time + ".",
    },
    tomorrow: {
      subject: (d: { step: string }) => "Dein Schritt ist morgen fällig: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Dein Mini-Schritt in " + d.podName + " ist morgen fällig, am " + d.date + ", um " + d.time + ".",
    },
    later: {
      subject: (d: { shortDate: string; step: string }) => "Dein Schritt ist am " + d.shortDate + " fällig: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Dein Mini-Schritt in " + d.podName + " ist am " + d.date + ", um " + d.time + " fällig.",
    },
    closing: "Schon geschafft? Ein Klick genügt, und wir wissen Bescheid. Und wenn es diesmal nichts wird, ist das auch in Ordnung: Sag es uns und leg einen kleineren Schritt fest.",
    why: "Du bekommst diese E-Mail, weil dein Schritt innerhalb eines Tages fällig ist. Wir fragen einmal davor und einmal danach.",
  },
  overdue: {
    subject: (d: { shortDate: string; step: string }) => "Dein Schritt war am " + d.shortDate + " fällig: " + d.step,
    opening: (d: { podName: string; date: string; time: string }) => "Wie ist es gelaufen? Dein Mini-Schritt in " + d.podName + " war am " + d.date + ", um " + d.time + " fällig.",
    closing: "Ein Klick genügt. Wenn es nichts geworden ist, ist das in Ordnung: Vielleicht passt ein kleinerer Schritt besser.",
    why: "Du bekommst diese E-Mail, weil dein Schritt fällig war. Wir fragen nicht noch einmal danach.",
  },
  done: "Geschafft",
  notDone: "Nicht geschafft",
  settings: "Einstellen, woran wir dich erinnern",
};

const es: Words = {
  record: {
    ofPod: {
      subject: (d: { podName: string }) => "Tus pequeños pasos en " + d.podName,
      steps: (d: { podName: string }) => "Estos son los pequeños pasos que definiste en " + d.podName + ". Ya no están en Stepwell; esta copia es para ti.",
      noSteps: (d: { podName: string }) => "No habías definido ningún pequeño paso en " + d.podName + ".",
      why: (d: { podName: string }) => "Recibes este correo porque se eliminó tu pod " + d.podName + ".",
      whyInMembership: (d: { podName: string; membershipName: string }) => "Recibes este correo porque se eliminó tu pod " + d.podName + ", en " + d.membershipName + ".",
    },
    ofAccount: {
      subject: "Tus pequeños pasos",
      steps: "Estos son los pequeños pasos que definiste. Ya no están en Stepwell; esta copia es para ti.",
      noSteps: "No habías definido ningún pequeño paso.",
      why: "Recibes este correo porque se eliminó tu cuenta.",
    },
  },
  facts: {
    pod: "Pod",
    goal: "Objetivo",
    step: "Pequeño paso",
    commitmentDate: "Fecha del compromiso",
    status: "Estado",
  },
  quoted: (d: { text: string }) => "«" + d.text + "»",
  due: {
    today: {
      subject: (d: { step: string }) => "Tu paso vence hoy: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Tu pequeño paso en " + d.podName + " vence hoy, " + d.date + ", " + d.time + ".",
    },
    tomorrow: {
      subject: (d: { step: string }) => "Tu paso vence mañana: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Tu pequeño paso en " + d.podName + " vence mañana, " + d.date + ", " + d.time + ".",
    },
    later: {
      subject: (d: { shortDate: string; step: string }) => "Tu paso vence el " + d.shortDate + ": " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Tu pequeño paso en " + d.podName + " vence el " + d.date + ", " + d.time + ".",
    },
    closing: "¿Ya lo lograste? Cuéntanoslo con un clic. Y si esta vez no va a salir, no pasa nada: dilo y define uno más pequeño.",
    why: "Recibes este correo porque tu paso vence en menos de un día. Preguntamos una vez antes de la fecha y otra después.",
  },
  overdue: {
    subject: (d: { shortDate: string; step: string }) => "Tu paso vencía el " + d.shortDate + ": " + d.step,
    opening: (d: { podName: string; date: string; time: string }) => "¿Qué tal te fue? Tu pequeño paso en " + d.podName + " vencía el " + d.date + ", " + d.time + ".",
    closing: "Basta con un clic. Si no salió, no pasa nada: quizá te vaya mejor un paso más pequeño.",
    why: "Recibes este correo porque pasó la fecha de tu paso. No volveremos a preguntarte por él.",
  },
  done: "Logrado",
  notDone: "No logrado",
  settings: "Cambiar mis recordatorios",
};

const fr: Words = {
  record: {
    ofPod: {
      subject: (d: { podName: string }) => "Vos petits pas dans le pod " + d.podName,
      steps: (d: { podName: string }) => "Voici les petits pas que vous avez définis dans le pod " + d.podName + ". Ils ont été supprimés de Stepwell : cette copie est à vous.",
      noSteps: (d: { podName: string }) => "Vous n’aviez défini aucun petit pas dans le pod " + d.podName + ".",
      why: (d: { podName: string }) => "Vous recevez cet e-mail car votre pod " + d.podName + " a été supprimé.",
      whyInMembership: (d: { podName: string; membershipName: string }) => "Vous recevez cet e-mail car votre pod " + d.podName + " du programme " + d.membershipName + " a été supprimé.",
    },
    ofAccount: {
      subject: "Vos petits pas",
      steps: "Voici les petits pas que vous avez définis. Ils ont été supprimés de Stepwell : cette copie est à vous.",
      noSteps: "Vous n’aviez défini aucun petit pas.",
      why: "Vous recevez cet e-mail car votre compte a été supprimé.",
    },
  },
  facts: {
    pod: "Pod",
    goal: "Objectif",
    step: "Petit pas",
    commitmentDate: "Échéance",
    status: "Statut",
  },
  quoted: (d: { text: string }) => "« " + d.text + " »",
  due: {
    today: {
      subject: (d: { step: string }) => "Votre petit pas est pour aujourd’hui : " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Votre petit pas dans le pod " + d.podName + " est pour aujourd’hui, " + d.date + " à " + d.time + ".",
    },
    tomorrow: {
      subject: (d: { step: string }) => "Votre petit pas est pour demain : " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Votre petit pas dans le pod " + d.podName + " est pour demain, " + d.date + " à " + d.time + ".",
    },
    later: {
      subject: (d: { shortDate: string; step: string }) => "Votre petit pas est pour le " + d.shortDate + " : " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Votre petit pas dans le pod " + d.podName + " est pour le " + d.date + " à " + d.time + ".",
    },
    closing: "Déjà fait ? Dites-le-nous en un clic. Et si ce n’est pas pour cette fois, ce n’est pas grave : dites-le, et définissez-en un plus petit.",
    why: "Vous recevez cet e-mail car l’échéance de votre petit pas est dans moins d’un jour. Nous posons la question une fois avant, et une fois après.",
  },
  overdue: {
    subject: (d: { shortDate: string; step: string }) => "Votre petit pas était pour le " + d.shortDate + " : " + d.step,
    opening: (d: { podName: string; date: string; time: string }) => "Comment ça s’est passé ? Votre petit pas dans le pod " + d.podName + " était pour le " + d.date + " à " + d.time + ".",
    closing: "Un clic suffit. Si ça ne s’est pas fait, ce n’est pas grave : un pas plus petit vous ira peut-être mieux.",
    why: "Vous recevez cet e-mail car l’échéance de votre petit pas est passée. Nous n’en parlerons plus.",
  },
  done: "Fait",
  notDone: "Pas fait",
  settings: "Modifier mes rappels",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
