/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  invite: {
    subject: (d: { inviterName: string; membershipName: string }) => d.inviterName + " invited you to " + d.membershipName,
    subjectWithoutNames: "You’re invited to a membership on Stepwell",
    text: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " has invited you to " + d.membershipName + " by " + d.businessName + ".",
    textToLeader: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " has invited you to " + d.membershipName + " by " + d.businessName + " as a leader.",
    pod: (d: { podName: string }) => "You’ll get a place in " + d.podName + ", or join its waitlist if it’s full. You can also choose another pod.",
    link: (d: { days: number }) => "The link is yours alone and works for " + number('en', d.days) + " days. If you don’t know what this is about, you don’t need to do anything.",
    button: "Accept invitation",
    why: (d: { inviterName: string }) => "You’re getting this because " + d.inviterName + " entered this address on Stepwell.",
  },
  health: {
    subject: (d: { podCount: number; membershipName: string; troubledCount: number }) => d.membershipName + ": " + number('en', d.troubledCount) + " of " + number('en', d.podCount) + " pod" + plural('en', d.podCount, { one: "", other: "s" }) + " need attention",
    subjectWithoutTroubles: (d: { podCount: number; membershipName: string }) => d.membershipName + ": " + plural('en', d.podCount, { one: "your pod is", other: "all " + number('en', d.podCount) + " pods are" }) + " doing fine",
    text: (d: { membershipName: string }) => "This is how the pods of " + d.membershipName + " are doing.",
    noTroubles: "Nothing needs your attention this week.",
    furtherPods: (d: { count: number }) => "And " + number('en', d.count) + " more pod" + plural('en', d.count, { one: "", other: "s" }) + ".",
    drifting: (d: { count: number }) => number('en', d.count) + " pe" + plural('en', d.count, { one: "rson in pods has", other: "ople in pods have" }) + "n’t been heard from for three weeks.",
    button: "See pod health",
    why: "You’re getting this because you asked to hear on Mondays how your pods are doing.",
    settings: "Choose which emails you get",
  },
};

export type Words = typeof en;

const ar: Words = {
  invite: {
    subject: (d: { inviterName: string; membershipName: string }) => "دعوة من " + d.inviterName + " إلى " + d.membershipName,
    subjectWithoutNames: "دعوة إلى برنامج على Stepwell",
    text: (d: { inviterName: string; membershipName: string; businessName: string }) => "دعوة من " + d.inviterName + " إلى " + d.membershipName + " لدى " + d.businessName + ".",
    textToLeader: (d: { inviterName: string; membershipName: string; businessName: string }) => "دعوة من " + d.inviterName + " إلى القيادة في " + d.membershipName + " لدى " + d.businessName + ".",
    pod: (d: { podName: string }) => "سيكون لك مقعد في " + d.podName + "، أو مكان في قائمة انتظارها إن كانت مكتملة. يمكنك أيضًا اختيار مجموعة أخرى.",
    link: (d: { days: number }) => "الرابط لك وحدك، وهو صالح " + plural('ar', d.days, { one: "يومًا واحدًا", two: "يومين", few: number('ar', d.days) + " أيام", many: number('ar', d.days) + " يومًا", other: number('ar', d.days) + " يوم" }) + ". إذا كان الأمر غير معروف لديك، فلا حاجة إلى شيء.",
    button: "قبول الدعوة",
    why: (d: { inviterName: string }) => "وصلك هذا البريد لأن العنوان أُدخل في Stepwell من " + d.inviterName + ".",
  },
  health: {
    subject: (d: { podCount: number; membershipName: string; troubledCount: number }) => d.membershipName + ": مجموعات تحتاج إلى عناية: " + number('ar', d.troubledCount) + " من " + number('ar', d.podCount),
    subjectWithoutTroubles: (d: { podCount: number; membershipName: string }) => d.membershipName + ": " + plural('ar', d.podCount, { zero: "لا مجموعات", one: "مجموعتك بخير", two: "مجموعتاك بخير", other: "مجموعاتك بخير، وعددها " + number('ar', d.podCount) }),
    text: (d: { membershipName: string }) => "هذه أحوال مجموعات " + d.membershipName + ".",
    noTroubles: "لا شيء يحتاج إلى عنايتك هذا الأسبوع.",
    furtherPods: (d: { count: number }) => "و" + plural('ar', d.count, { one: "مجموعة أخرى", two: "مجموعتان أخريان", few: number('ar', d.count) + " مجموعات أخرى", other: number('ar', d.count) + " مجموعة أخرى" }) + ".",
    drifting: (d: { count: number }) => plural('ar', d.count, { zero: "لا أحد غائب في المجموعات", one: "شخص واحد في المجموعات لا أخبار عنه", two: "شخصان في المجموعات لا أخبار عنهما", few: number('ar', d.count) + " أشخاص في المجموعات لا أخبار عنهم", many: number('ar', d.count) + " شخصًا في المجموعات لا أخبار عنهم", other: number('ar', d.count) + " شخص في المجموعات لا أخبار عنهم" }) + " منذ ثلاثة أسابيع.",
    button: "عرض أحوال المجموعات",
    why: "وصلك هذا البريد لأنك طلبت معرفة أحوال مجموعاتك كل اثنين.",
    settings: "اختيار الرسائل التي تصلك",
  },
};

const de: Words = {
  invite: {
    subject: (d: { inviterName: string; membershipName: string }) => d.inviterName + " lädt dich zu " + d.membershipName + " ein",
    subjectWithoutNames: "Du bist zu einem Programm in Stepwell eingeladen",
    text: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " lädt dich zu " + d.membershipName + " von " + d.businessName + " ein.",
    textToLeader: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " lädt dich als Leitung zu " + d.membershipName + " von " + d.businessName + " ein.",
    pod: (d: { podName: string }) => "Du bekommst einen Platz in " + d.podName + " oder kommst auf die Warteliste, wenn der Pod voll ist. Du kannst auch einen anderen Pod wählen.",
    link: (d: { days: number }) => "Der Link ist nur für dich und gilt " + number('de', d.days) + " Tage. Wenn du nicht weißt, worum es geht, brauchst du nichts zu tun.",
    button: "Einladung annehmen",
    why: (d: { inviterName: string }) => "Du bekommst diese E-Mail, weil " + d.inviterName + " diese Adresse bei Stepwell eingegeben hat.",
  },
  health: {
    subject: (d: { podCount: number; membershipName: string; troubledCount: number }) => d.membershipName + ": " + plural('de', d.podCount, { one: number('de', d.troubledCount) + " von " + number('de', d.podCount) + " Pod braucht Aufmerksamkeit", other: "Aufmerksamkeit nötig bei " + number('de', d.troubledCount) + " von " + number('de', d.podCount) + " Pods" }),
    subjectWithoutTroubles: (d: { podCount: number; membershipName: string }) => d.membershipName + ": " + plural('de', d.podCount, { one: "Deinem Pod", other: "Allen " + number('de', d.podCount) + " Pods" }) + " geht es gut",
    text: (d: { membershipName: string }) => "So geht es den Pods von " + d.membershipName + ".",
    noTroubles: "Diese Woche gibt es nichts, worum du dich kümmern müsstest.",
    furtherPods: (d: { count: number }) => "Und " + number('de', d.count) + " weitere" + plural('de', d.count, { one: "r Pod", other: " Pods" }) + ".",
    drifting: (d: { count: number }) => "Von " + number('de', d.count) + " Person" + plural('de', d.count, { one: "", other: "en" }) + " in den Pods war seit drei Wochen nichts zu hören.",
    button: "Pod-Zustand ansehen",
    why: "Du bekommst diese E-Mail, weil du montags wissen möchtest, wie es deinen Pods geht.",
    settings: "Auswählen, welche E-Mails du bekommst",
  },
};

const es: Words = {
  invite: {
    subject: (d: { inviterName: string; membershipName: string }) => d.inviterName + " te invita a " + d.membershipName,
    subjectWithoutNames: "Tienes una invitación a un programa en Stepwell",
    text: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " te invita a " + d.membershipName + ", de " + d.businessName + ".",
    textToLeader: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " te invita a " + d.membershipName + ", de " + d.businessName + ", como líder.",
    pod: (d: { podName: string }) => "Tendrás un lugar en " + d.podName + ", o en su lista de espera si está completo. También puedes elegir otro pod.",
    link: (d: { days: number }) => "El enlace es solo para ti y funciona durante " + number('es', d.days) + " días. Si no sabes de qué se trata, no tienes que hacer nada.",
    button: "Aceptar invitación",
    why: (d: { inviterName: string }) => "Recibes este correo porque " + d.inviterName + " escribió esta dirección en Stepwell.",
  },
  health: {
    subject: (d: { podCount: number; membershipName: string; troubledCount: number }) => d.membershipName + ": " + plural('es', d.podCount, { one: number('es', d.troubledCount) + " de " + number('es', d.podCount) + " pod necesita atención", many: "atención a " + number('es', d.troubledCount) + " de " + number('es', d.podCount) + " de pods", other: "atención a " + number('es', d.troubledCount) + " de " + number('es', d.podCount) + " pods" }),
    subjectWithoutTroubles: (d: { podCount: number; membershipName: string }) => d.membershipName + ": a " + plural('es', d.podCount, { one: "tu pod le", many: "los " + number('es', d.podCount) + " de pods les", other: "los " + number('es', d.podCount) + " pods les" }) + " va bien",
    text: (d: { membershipName: string }) => "Así les va a los pods de " + d.membershipName + ".",
    noTroubles: "Esta semana nada necesita tu atención.",
    furtherPods: (d: { count: number }) => "Y " + number('es', d.count) + " " + plural('es', d.count, { one: "pod", many: "de pods", other: "pods" }) + " más.",
    drifting: (d: { count: number }) => "Desde hace tres semanas no hay noticias de " + number('es', d.count) + " " + plural('es', d.count, { one: "persona", many: "de personas", other: "personas" }) + " de los pods.",
    button: "Ver salud de los pods",
    why: "Recibes este correo porque pediste saber cada lunes cómo les va a tus pods.",
    settings: "Elegir qué correos recibo",
  },
};

const fr: Words = {
  invite: {
    subject: (d: { inviterName: string; membershipName: string }) => d.inviterName + " vous invite à rejoindre " + d.membershipName,
    subjectWithoutNames: "Une invitation à rejoindre un programme sur Stepwell",
    text: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " vous invite à rejoindre le programme " + d.membershipName + " de l’entreprise " + d.businessName + ".",
    textToLeader: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " vous invite à rejoindre comme responsable le programme " + d.membershipName + " de l’entreprise " + d.businessName + ".",
    pod: (d: { podName: string }) => "Vous aurez une place dans le pod " + d.podName + ", ou sur sa liste d’attente s’il est complet. Vous pouvez aussi choisir un autre pod.",
    link: (d: { days: number }) => "Le lien est pour vous seulement et fonctionne " + number('fr', d.days) + " jours. Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.",
    button: "Accepter l’invitation",
    why: (d: { inviterName: string }) => "Vous recevez cet e-mail car " + d.inviterName + " a saisi cette adresse sur Stepwell.",
  },
  health: {
    subject: (d: { podCount: number; membershipName: string; troubledCount: number }) => d.membershipName + " : " + number('fr', d.troubledCount) + " " + plural('fr', d.troubledCount, { one: "pod", many: "de pods", other: "pods" }) + " à suivre sur " + number('fr', d.podCount),
    subjectWithoutTroubles: (d: { podCount: number; membershipName: string }) => d.membershipName + " : tout va bien (" + number('fr', d.podCount) + " " + plural('fr', d.podCount, { one: "pod", many: "de pods", other: "pods" }) + ")",
    text: (d: { membershipName: string }) => "Voici comment vont les pods du programme " + d.membershipName + ".",
    noTroubles: "Rien ne demande votre attention cette semaine.",
    furtherPods: (d: { count: number }) => "Et " + number('fr', d.count) + " " + plural('fr', d.count, { one: "autre pod", many: "d’autres pods", other: "autres pods" }) + ".",
    drifting: (d: { count: number }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "personne dans un pod n’a", many: "de personnes dans des pods n’ont", other: "personnes dans des pods n’ont" }) + " pas donné de nouvelles depuis trois semaines.",
    button: "Voir la santé des pods",
    why: "Vous recevez cet e-mail car vous avez demandé des nouvelles de vos pods chaque lundi.",
    settings: "Choisir les e-mails que je reçois",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
