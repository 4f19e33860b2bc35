/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  whyAddress: "You’re getting this because this address was entered on Stepwell.",
  whySecurity: "You’re getting this because it’s about the security of your Stepwell account.",
  notYou: "If this wasn’t you, you don’t need to do anything.",
  twoFactorNotYou: "If this wasn’t you, choose a new password straight away, on the login page under ‘Forgot password?’, and check two-factor login in My Settings.",
  verify: {
    subject: "Confirm your email address",
    text: "Welcome to Stepwell. Confirm that this is your email address, and your account is ready.",
    link: "The link works for 48 hours. If this wasn’t you, you don’t need to do anything.",
    button: "Confirm address",
  },
  verifyToJoin: {
    subject: (d: { membershipName: string }) => "Confirm your email address to join " + d.membershipName,
    text: (d: { membershipName: string }) => "Welcome to Stepwell. Confirm that this is your email address to join " + d.membershipName + ".",
    why: (d: { membershipName: string }) => "You’re getting this because this address was entered to join " + d.membershipName + " on Stepwell.",
  },
  ready: {
    subject: "Your account is ready",
    text: "Your account is ready. You can log in now.",
    subjectJoined: (d: { joined: string }) => "You’re in: " + d.joined,
    textJoined: (d: { joined: string }) => "Your account is ready, and you’ll find " + d.joined + " when you log in.",
    button: "Log in",
    why: "You’re getting this because you confirmed this address on Stepwell.",
  },
  knownAddress: {
    text: "Someone, most likely you, signed up with this address. It already has a Stepwell account, so we haven’t made another.",
    join: {
      subject: (d: { membershipName: string }) => "Join " + d.membershipName + " with your existing account",
      text: (d: { membershipName: string }) => "You can join " + d.membershipName + " with that account. Just confirm on the page that opens. The link works for 48 hours.",
      button: "Join",
    },
    business: {
      subject: "Register your business with your existing account",
      text: "You can register your business with that account. Just confirm on the page that opens. The link works for 48 hours.",
      button: "Register business",
    },
    login: {
      subject: "You already have a Stepwell account",
      text: "Log in with your usual password. If you’ve forgotten it, you can ask for a new one on the login page.",
      button: "Log in",
    },
  },
  resetPassword: {
    subject: "Choose a new password",
    text: "Someone, most likely you, asked for a new password for your account.",
    link: "The link works once, within 48 hours. If this wasn’t you, you don’t need to do anything: your password won’t change.",
    button: "Choose password",
  },
  passwordChanged: {
    subject: "Your password has been changed",
    text: "The password for your Stepwell account has been changed, and every other device has been logged out.",
    passkeys: "Your passkeys have been removed, too. You can add them again in My Settings.",
    identities: "No identity provider logs you in any more. You can link one again when you next log in with it.",
    notYou: "If this wasn’t you, choose a new password straight away: go to the login page and pick ‘Forgot password?’.",
  },
  twoFactorOn: {
    subject: "Two-factor login is on",
    text: "Two-factor login has been turned on for your Stepwell account. From now on you’ll need your password and a code from your authenticator app to log in.",
    subjectOfAnotherApp: "Your authenticator app has been changed",
    textOfAnotherApp: "Another authenticator app has been set up for your Stepwell account. Codes from the old one no longer work, and neither do your old recovery codes.",
    recovery: "Every other device has been logged out. Keep your recovery codes somewhere safe: they let you in if you lose your phone.",
  },
  twoFactorOff: {
    subject: "Two-factor login is off",
    text: "Two-factor login has been turned off for your Stepwell account. Your password is enough to log in now.",
    textByOperator: "Our support team has turned two-factor login off for your Stepwell account. Your password is enough to log in now.",
    onAgain: "You can turn it on again whenever you like, in My Settings under Account.",
  },
  twoFactorGuessed: {
    subject: "Someone is trying to log in to your account",
    text: "Someone has entered your Stepwell password, or used a login link sent to you, and then entered too many wrong codes. We’re not taking any more from them for now.",
    whatToDo: "If this was you, please wait an hour and try again. If it wasn’t, someone knows your password or reads your email: choose a new password straight away, here and for your mailbox.",
    button: "Choose a new password",
  },
  passkeyAdded: {
    subject: "A passkey was added to your account",
    text: (d: { passkeyName: string }) => "The passkey ‘" + d.passkeyName + "’ was added to your Stepwell account. It logs you in without your password.",
    notYou: "If this wasn’t you, remove it in My Settings under Account straight away, and choose a new password.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your account",
    text: (d: { passkeyName: string }) => "The passkey ‘" + d.passkeyName + "’ was removed from your Stepwell account. It no longer logs you in.",
    notYou: "If this wasn’t you, choose a new password straight away, and check your passkeys in My Settings under Account.",
  },
  recoveryCodeUsed: {
    subject: "A recovery code was used",
    text: (d: { left: number }) => "Someone, most likely you, has just used a recovery code for your Stepwell account. " + plural('en', d.left, { 0: "It was your last one: please make new ones in My Settings under Accoun", one: "You have one lef", other: "You have " + number('en', d.left) + " lef" }) + "t.",
    lostApp: "If you no longer have your authenticator app, set up another one in My Settings under Account.",
  },
  newRecoveryCodes: {
    subject: "You have new recovery codes",
    text: "New recovery codes have been created for your Stepwell account. The old ones no longer work.",
  },
  loginLink: {
    subject: "Your link to log in",
    text: "Someone, most likely you, asked for a link to log in to Stepwell without your password.",
    link: "The link works once, within 15 minutes. It’s for you alone, so please don’t forward it. If this wasn’t you, you don’t need to do anything.",
    button: "Log in",
  },
  loginLinkFromStaff: {
    subject: (d: { senderName: string }) => d.senderName + " has sent you a link to log in",
    text: (d: { senderName: string; membershipName: string }) => d.senderName + " of " + d.membershipName + " has sent you a link to log in to Stepwell without your password.",
    link: "The link works once, within 15 minutes. It’s for you alone, so please don’t forward it. If you don’t need it, you can ignore this email.",
    why: (d: { senderName: string; membershipName: string }) => "You’re getting this because " + d.senderName + " looks after " + d.membershipName + ", where you’re a member.",
  },
};

export type Words = typeof en;

const ar: Words = {
  whyAddress: "وصلك هذا البريد لأن هذا العنوان أُدخل في Stepwell.",
  whySecurity: "وصلك هذا البريد لأنه يتعلق بأمان حسابك في Stepwell.",
  notYou: "إذا لم يكن الطلب منك، فلا حاجة إلى شيء.",
  twoFactorNotYou: "إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور جديدة فورًا، من «نسيت كلمة المرور؟» في صفحة الدخول، ومراجعة المصادقة الثنائية في «إعداداتي».",
  verify: {
    subject: "تأكيد عنوان بريدك",
    text: "أهلًا بك في Stepwell. بعد تأكيد أن هذا بريدك يصبح حسابك جاهزًا.",
    link: "الرابط صالح 48 ساعة. إذا لم يكن الطلب منك، فلا حاجة إلى شيء.",
    button: "تأكيد العنوان",
  },
  verifyToJoin: {
    subject: (d: { membershipName: string }) => "تأكيد عنوان بريدك للانضمام إلى " + d.membershipName,
    text: (d: { membershipName: string }) => "أهلًا بك في Stepwell. للانضمام إلى " + d.membershipName + " يُرجى تأكيد أن هذا بريدك.",
    why: (d: { membershipName: string }) => "وصلك هذا البريد لأن هذا العنوان أُدخل للانضمام إلى " + d.membershipName + " في Stepwell.",
  },
  ready: {
    subject: "حسابك جاهز",
    text: "حسابك جاهز. يمكنك الآن تسجيل الدخول.",
    subjectJoined: (d: { joined: string }) => "تم انضمامك: " + d.joined,
    textJoined: (d: { joined: string }) => "حسابك جاهز، وبعد تسجيل الدخول يظهر لك " + d.joined + ".",
    button: "تسجيل الدخول",
    why: "وصلك هذا البريد لأنك أكدت هذا العنوان في Stepwell.",
  },
  knownAddress: {
    text: "جرت محاولة إنشاء حساب بهذا العنوان، منك على الأرجح. له من قبل حساب في Stepwell، فلم ننشئ حسابًا آخر.",
    join: {
      subject: (d: { membershipName: string }) => "الانضمام إلى " + d.membershipName + " بحسابك الموجود",
      text: (d: { membershipName: string }) => "يمكنك الانضمام إلى " + d.membershipName + " بذلك الحساب. يكفي التأكيد في الصفحة التي تُفتح. الرابط صالح 48 ساعة.",
      button: "انضمام",
    },
    business: {
      subject: "تسجيل مؤسستك بحسابك الموجود",
      text: "يمكنك تسجيل مؤسستك بذلك الحساب. يكفي التأكيد في الصفحة التي تُفتح. الرابط صالح 48 ساعة.",
      button: "تسجيل المؤسسة",
    },
    login: {
      subject: "لديك حساب في Stepwell من قبل",
      text: "تسجيل الدخول بكلمة مرورك المعتادة. إذا نسيتها، يمكنك طلب كلمة مرور جديدة من صفحة الدخول.",
      button: "تسجيل الدخول",
    },
  },
  resetPassword: {
    subject: "اختيار كلمة مرور جديدة",
    text: "طُلبت كلمة مرور جديدة لحسابك، منك على الأرجح.",
    link: "يعمل الرابط مرة واحدة، خلال 48 ساعة. إذا لم يكن الطلب منك، فلا حاجة إلى شيء: لن تتغير كلمة مرورك.",
    button: "اختيار كلمة المرور",
  },
  passwordChanged: {
    subject: "تغيرت كلمة مرورك",
    text: "تغيرت كلمة مرور حسابك في Stepwell، وتم تسجيل الخروج من كل الأجهزة الأخرى.",
    passkeys: "أُزيلت مفاتيح مرورك أيضًا. يمكنك إضافتها من جديد من «إعداداتي».",
    identities: "لم يعد أي مزود هوية يسجل دخولك. يمكنك ربط أحدها من جديد عند الدخول التالي عبره.",
    notYou: "إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور جديدة فورًا، من «نسيت كلمة المرور؟» في صفحة الدخول.",
  },
  twoFactorOn: {
    subject: "المصادقة الثنائية مفعلة",
    text: "تم تفعيل المصادقة الثنائية لحسابك في Stepwell. من الآن يلزم للدخول كلمة مرورك ورمز من تطبيق المصادقة.",
    subjectOfAnotherApp: "تم تغيير تطبيق المصادقة",
    textOfAnotherApp: "تم إعداد تطبيق مصادقة آخر لحسابك في Stepwell. لم تعد رموز التطبيق القديم تعمل، ولا رموز الاسترداد القديمة.",
    recovery: "تم تسجيل الخروج من كل الأجهزة الأخرى. الأفضل حفظ رموز الاسترداد في مكان آمن: هي تتيح لك الدخول إذا فقدت هاتفك.",
  },
  twoFactorOff: {
    subject: "المصادقة الثنائية متوقفة",
    text: "تم إيقاف المصادقة الثنائية لحسابك في Stepwell. تكفي الآن كلمة مرورك للدخول.",
    textByOperator: "أوقف فريق الدعم المصادقة الثنائية لحسابك في Stepwell. تكفي الآن كلمة مرورك للدخول.",
    onAgain: "يمكنك تفعيلها من جديد متى شئت، من «إعداداتي» ضمن «الحساب».",
  },
  twoFactorGuessed: {
    subject: "محاولة دخول إلى حسابك",
    text: "أدخل شخص كلمة مرورك في Stepwell، أو استخدم رابط دخول أُرسل إليك، ثم أدخل رموزًا خاطئة كثيرة. لا نقبل منه المزيد في الوقت الحالي.",
    whatToDo: "إذا كان ذلك منك، يُرجى الانتظار ساعة ثم المحاولة مرة أخرى. وإلا فهناك من يعرف كلمة مرورك أو يقرأ بريدك: يُرجى اختيار كلمة مرور جديدة فورًا، هنا ولصندوق بريدك.",
    button: "اختيار كلمة مرور جديدة",
  },
  passkeyAdded: {
    subject: "أُضيف مفتاح مرور إلى حسابك",
    text: (d: { passkeyName: string }) => "أُضيف مفتاح المرور «" + d.passkeyName + "» إلى حسابك في Stepwell. هو يسجل دخولك دون كلمة مرور.",
    notYou: "إذا لم يكن ذلك منك، يُرجى إزالته فورًا من «إعداداتي» ضمن «الحساب»، واختيار كلمة مرور جديدة.",
  },
  passkeyRemoved: {
    subject: "أُزيل مفتاح مرور من حسابك",
    text: (d: { passkeyName: string }) => "أُزيل مفتاح المرور «" + d.passkeyName + "» من حسابك في Stepwell. لم يعد يسجل دخولك.",
    notYou: "إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور جديدة فورًا، ومراجعة مفاتيح مرورك في «إعداداتي» ضمن «الحساب».",
  },
  recoveryCodeUsed: {
    subject: "استُخدم رمز استرداد",
    text: (d: { left: number }) => "استُخدم للتو رمز استرداد لحسابك في Stepwell، منك على الأرجح. " + plural('ar', d.left, { zero: "كان الأخير: يُرجى إنشاء رموز جديدة من «إعداداتي» ضمن «الحساب»", one: "بقي لديك رمز واحد", two: "بقي لديك رمزان", few: "بقيت لديك " + number('ar', d.left) + " رموز", many: "بقي لديك " + number('ar', d.left) + " رمزًا", other: "بقي لديك " + number('ar', d.left) + " رمز" }) + ".",
    lostApp: "إذا لم يعد تطبيق المصادقة لديك، يمكنك إعداد تطبيق آخر من «إعداداتي» ضمن «الحساب».",
  },
  newRecoveryCodes: {
    subject: "لديك رموز استرداد جديدة",
    text: "أُنشئت رموز استرداد جديدة لحسابك في Stepwell. لم تعد القديمة تعمل.",
  },
  loginLink: {
    subject: "رابط دخولك",
    text: "طُلب رابط للدخول إلى Stepwell دون كلمة مرور، منك على الأرجح.",
    link: "يعمل الرابط مرة واحدة، خلال 15 دقيقة. هو لك وحدك، فيُرجى عدم إعادة توجيهه. إذا لم يكن الطلب منك، فلا حاجة إلى شيء.",
    button: "تسجيل الدخول",
  },
  loginLinkFromStaff: {
    subject: (d: { senderName: string }) => "رابط دخول من " + d.senderName,
    text: (d: { senderName: string; membershipName: string }) => "رابط من " + d.senderName + " في " + d.membershipName + " للدخول إلى Stepwell دون كلمة مرور.",
    link: "يعمل الرابط مرة واحدة، خلال 15 دقيقة. هو لك وحدك، فيُرجى عدم إعادة توجيهه. إذا لم يكن لازمًا، يمكنك تجاهل هذا البريد.",
    why: (d: { senderName: string; membershipName: string }) => "وصلك هذا البريد لأن " + d.senderName + " من القائمين على " + d.membershipName + "، وأنت عضو فيه.",
  },
};

const de: Words = {
  whyAddress: "Du bekommst diese E-Mail, weil diese Adresse bei Stepwell eingegeben wurde.",
  whySecurity: "Du bekommst diese E-Mail, weil es um die Sicherheit deines Stepwell-Kontos geht.",
  notYou: "Wenn du das nicht warst, brauchst du nichts zu tun.",
  twoFactorNotYou: "Wenn du das nicht warst, wähle sofort ein neues Passwort, auf der Anmeldeseite unter „Passwort vergessen?“. Prüfe dann die Zwei-Faktor-Anmeldung in „Meine Einstellungen“.",
  verify: {
    subject: "Bestätige deine E-Mail-Adresse",
    text: "Willkommen bei Stepwell. Bestätige noch, dass das deine E-Mail-Adresse ist, dann ist dein Konto bereit.",
    link: "Der Link gilt 48 Stunden. Wenn du das nicht warst, brauchst du nichts zu tun.",
    button: "Adresse bestätigen",
  },
  verifyToJoin: {
    subject: (d: { membershipName: string }) => "Bestätige deine E-Mail-Adresse, um " + d.membershipName + " beizutreten",
    text: (d: { membershipName: string }) => "Willkommen bei Stepwell. Bestätige noch, dass das deine E-Mail-Adresse ist, um " + d.membershipName + " beizutreten.",
    why: (d: { membershipName: string }) => "Du bekommst diese E-Mail, weil diese Adresse bei Stepwell eingegeben wurde, um " + d.membershipName + " beizutreten.",
  },
  ready: {
    subject: "Dein Konto ist bereit",
    text: "Dein Konto ist bereit. Du kannst dich jetzt anmelden.",
    subjectJoined: (d: { joined: string }) => "Du bist dabei: " + d.joined,
    textJoined: (d: { joined: string }) => "Dein Konto ist bereit. Wenn du dich anmeldest, findest du dort " + d.joined + ".",
    button: "Anmelden",
    why: "Du bekommst diese E-Mail, weil du diese Adresse bei Stepwell bestätigt hast.",
  },
  knownAddress: {
    text: "Jemand, vermutlich du, hat sich mit dieser Adresse registriert. Dafür gibt es schon ein Stepwell-Konto, deshalb haben wir kein weiteres erstellt.",
    join: {
      subject: (d: { membershipName: string }) => "Tritt " + d.membershipName + " mit deinem bestehenden Konto bei",
      text: (d: { membershipName: string }) => "Du kannst " + d.membershipName + " mit diesem Konto beitreten. Bestätige das einfach auf der Seite, die sich öffnet. Der Link gilt 48 Stunden.",
      button: "Beitreten",
    },
    business: {
      subject: "Registriere dein Unternehmen mit deinem bestehenden Konto",
      text: "Du kannst dein Unternehmen mit diesem Konto registrieren. Bestätige das einfach auf der Seite, die sich öffnet. Der Link gilt 48 Stunden.",
      button: "Unternehmen registrieren",
    },
    login: {
      subject: "Du hast schon ein Stepwell-Konto",
      text: "Melde dich wie gewohnt mit deinem Passwort an. Wenn du es vergessen hast, kannst du auf der Anmeldeseite ein neues anfordern.",
      button: "Anmelden",
    },
  },
  resetPassword: {
    subject: "Wähle ein neues Passwort",
    text: "Jemand, vermutlich du, hat für dein Konto ein neues Passwort angefordert.",
    link: "Der Link funktioniert einmal und gilt 48 Stunden. Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort ändert sich nicht.",
    button: "Passwort wählen",
  },
  passwordChanged: {
    subject: "Dein Passwort wurde geändert",
    text: "Das Passwort deines Stepwell-Kontos wurde geändert. Auf allen anderen Geräten bist du jetzt abgemeldet.",
    passkeys: "Auch deine Passkeys wurden entfernt. In „Meine Einstellungen“ kannst du sie wieder hinzufügen.",
    identities: "Über einen Identitätsanbieter kannst du dich nicht mehr anmelden. Du kannst wieder einen verknüpfen, wenn du dich das nächste Mal damit anmeldest.",
    notYou: "Wenn du das nicht warst, wähle sofort ein neues Passwort: Geh auf die Anmeldeseite und dort auf „Passwort vergessen?“.",
  },
  twoFactorOn: {
    subject: "Die Zwei-Faktor-Anmeldung ist eingeschaltet",
    text: "Die Zwei-Faktor-Anmeldung wurde für dein Stepwell-Konto eingeschaltet. Zum Anmelden brauchst du ab jetzt dein Passwort und einen Code aus deiner Authenticator-App.",
    subjectOfAnotherApp: "Du hast jetzt eine andere Authenticator-App",
    textOfAnotherApp: "Für dein Stepwell-Konto wurde eine andere Authenticator-App eingerichtet. Codes aus der alten App und deine alten Wiederherstellungscodes gelten nicht mehr.",
    recovery: "Auf allen anderen Geräten bist du jetzt abgemeldet. Bewahre deine Wiederherstellungscodes an einem sicheren Ort auf: Damit kommst du auch dann in dein Konto, wenn du dein Handy verlierst.",
  },
  twoFactorOff: {
    subject: "Die Zwei-Faktor-Anmeldung ist ausgeschaltet",
    text: "Die Zwei-Faktor-Anmeldung wurde für dein Stepwell-Konto ausgeschaltet. Zum Anmelden reicht jetzt dein Passwort.",
    textByOperator: "Unser Support hat die Zwei-Faktor-Anmeldung für dein Stepwell-Konto ausgeschaltet. Zum Anmelden reicht jetzt dein Passwort.",
    onAgain: "Du kannst sie jederzeit wieder einschalten, in „Meine Einstellungen“ unter „Konto“.",
  },
  twoFactorGuessed: {
    subject: "Jemand versucht, sich in deinem Konto anzumelden",
    text: "Jemand hat dein Stepwell-Passwort oder einen Anmeldelink aus deinen E-Mails verwendet und danach zu viele falsche Codes eingegeben. Vorerst nehmen wir keine weiteren an.",
    whatToDo: "Wenn du das warst, warte bitte eine Stunde und versuch es dann noch einmal. Wenn nicht, kennt jemand dein Passwort oder liest deine E-Mails: Wähle sofort ein neues Passwort, hier und für dein Postfach.",
    button: "Neues Passwort wählen",
  },
  passkeyAdded: {
    subject: "Dein Konto hat einen neuen Passkey",
    text: (d: { passkeyName: string }) => "Zu deinem Stepwell-Konto wurde der Passkey „" + d.passkeyName + "“ hinzugefügt. Damit kannst du dich ohne Passwort anmelden.",
    notYou: "Wenn du das nicht warst, entferne ihn sofort in „Meine Einstellungen“ unter „Konto“ und wähle ein neues Passwort.",
  },
  passkeyRemoved: {
    subject: "Ein Passkey deines Kontos wurde entfernt",
    text: (d: { passkeyName: string }) => "Der Passkey „" + d.passkeyName + "“ wurde aus deinem Stepwell-Konto entfernt. Damit kannst du dich nicht mehr anmelden.",
    notYou: "Wenn du das nicht warst, wähle sofort ein neues Passwort und prüfe deine Passkeys in „Meine Einstellungen“ unter „Konto“.",
  },
  recoveryCodeUsed: {
    subject: "Ein Wiederherstellungscode wurde verwendet",
    text: (d: { left: number }) => "Jemand, vermutlich du, hat gerade einen Wiederherstellungscode für dein Stepwell-Konto verwendet. " + plural('de', d.left, { 0: "Es war dein letzter: Bitte erstelle neue in „Meine Einstellungen“ unter „Konto“", one: "Du hast noch einen", other: "Du hast noch " + number('de', d.left) }) + ".",
    lostApp: "Wenn du deine Authenticator-App nicht mehr hast, richte in „Meine Einstellungen“ unter „Konto“ eine andere ein.",
  },
  newRecoveryCodes: {
    subject: "Du hast neue Wiederherstellungscodes",
    text: "Für dein Stepwell-Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.",
  },
  loginLink: {
    subject: "Dein Anmeldelink",
    text: "Jemand, vermutlich du, hat einen Link angefordert, um sich ohne Passwort bei Stepwell anzumelden.",
    link: "Der Link funktioniert einmal und gilt 15 Minuten. Er ist nur für dich: Leite ihn bitte nicht weiter. Wenn du das nicht warst, brauchst du nichts zu tun.",
    button: "Anmelden",
  },
  loginLinkFromStaff: {
    subject: (d: { senderName: string }) => d.senderName + " schickt dir einen Anmeldelink",
    text: (d: { senderName: string; membershipName: string }) => d.senderName + " von " + d.membershipName + " schickt dir einen Link, mit dem du dich ohne Passwort bei Stepwell anmeldest.",
    link: "Der Link funktioniert einmal und gilt 15 Minuten. Er ist nur für dich: Leite ihn bitte nicht weiter. Wenn du ihn nicht brauchst, kannst du diese E-Mail ignorieren.",
    why: (d: { senderName: string; membershipName: string }) => "Du bekommst diese E-Mail, weil " + d.senderName + " das Programm " + d.membershipName + " betreut, in dem du Mitglied bist.",
  },
};

const es: Words = {
  whyAddress: "Recibes este correo porque alguien escribió esta dirección en Stepwell.",
  whySecurity: "Recibes este correo porque trata de la seguridad de tu cuenta de Stepwell.",
  notYou: "Si no fuiste tú, no tienes que hacer nada.",
  twoFactorNotYou: "Si no fuiste tú, elige cuanto antes una contraseña nueva en la página de inicio de sesión, con «¿Olvidaste tu contraseña?», y revisa la verificación en dos pasos en Mis ajustes.",
  verify: {
    subject: "Confirma tu correo",
    text: "Te damos la bienvenida a Stepwell. Confirma que esta es tu dirección y tu cuenta estará lista.",
    link: "El enlace funciona durante 48 horas. Si no fuiste tú, no tienes que hacer nada.",
    button: "Confirmar dirección",
  },
  verifyToJoin: {
    subject: (d: { membershipName: string }) => "Confirma tu correo para unirte a " + d.membershipName,
    text: (d: { membershipName: string }) => "Te damos la bienvenida a Stepwell. Confirma que esta es tu dirección para unirte a " + d.membershipName + ".",
    why: (d: { membershipName: string }) => "Recibes este correo porque alguien escribió esta dirección en Stepwell para unirse a " + d.membershipName + ".",
  },
  ready: {
    subject: "Tu cuenta está lista",
    text: "Tu cuenta está lista. Ya puedes iniciar sesión.",
    subjectJoined: (d: { joined: string }) => "Ya estás en " + d.joined,
    textJoined: (d: { joined: string }) => "Tu cuenta está lista. Al iniciar sesión encontrarás " + d.joined + ".",
    button: "Iniciar sesión",
    why: "Recibes este correo porque confirmaste esta dirección en Stepwell.",
  },
  knownAddress: {
    text: "Alguien, probablemente tú, se registró con esta dirección, que ya tiene una cuenta de Stepwell. Por eso no creamos otra.",
    join: {
      subject: (d: { membershipName: string }) => "Únete a " + d.membershipName + " con la cuenta que ya tienes",
      text: (d: { membershipName: string }) => "Puedes unirte a " + d.membershipName + " con esa cuenta. Solo tienes que confirmarlo en la página que se abre. El enlace funciona durante 48 horas.",
      button: "Unirme",
    },
    business: {
      subject: "Registra tu empresa con la cuenta que ya tienes",
      text: "Puedes registrar tu empresa con esa cuenta. Solo tienes que confirmarlo en la página que se abre. El enlace funciona durante 48 horas.",
      button: "Registrar empresa",
    },
    login: {
      subject: "Ya tienes una cuenta de Stepwell",
      text: "Inicia sesión con tu contraseña de siempre. Si la olvidaste, puedes pedir una nueva en la página de inicio de sesión.",
      button: "Iniciar sesión",
    },
  },
  resetPassword: {
    subject: "Elige una contraseña nueva",
    text: "Alguien, probablemente tú, pidió una contraseña nueva para tu cuenta.",
    link: "El enlace funciona una sola vez, durante 48 horas. Si no fuiste tú, no tienes que hacer nada: tu contraseña seguirá igual.",
    button: "Elegir contraseña",
  },
  passwordChanged: {
    subject: "Tu contraseña cambió",
    text: "Se cambió la contraseña de tu cuenta de Stepwell, y se cerró la sesión en todos los demás dispositivos.",
    passkeys: "También se quitaron tus llaves de acceso. Puedes volver a añadirlas en Mis ajustes.",
    identities: "Ya no puedes entrar con ningún proveedor de identidad. La próxima vez que uses uno para iniciar sesión, podrás volver a vincularlo.",
    notYou: "Si no fuiste tú, elige cuanto antes una contraseña nueva: ve a la página de inicio de sesión y haz clic en «¿Olvidaste tu contraseña?».",
  },
  twoFactorOn: {
    subject: "La verificación en dos pasos está activada",
    text: "Se activó la verificación en dos pasos de tu cuenta de Stepwell. A partir de ahora, para iniciar sesión necesitas tu contraseña y un código de tu app de autenticación.",
    subjectOfAnotherApp: "Ahora usas otra app de autenticación",
    textOfAnotherApp: "Se configuró otra app de autenticación para tu cuenta de Stepwell. Los códigos de la anterior ya no sirven, y tus códigos de recuperación de antes tampoco.",
    recovery: "Se cerró la sesión en todos los demás dispositivos. Guarda tus códigos de recuperación en un lugar seguro: con ellos podrás entrar aunque pierdas tu teléfono.",
  },
  twoFactorOff: {
    subject: "La verificación en dos pasos está desactivada",
    text: "Se desactivó la verificación en dos pasos de tu cuenta de Stepwell. Ahora basta con tu contraseña para iniciar sesión.",
    textByOperator: "Nuestro equipo de soporte desactivó la verificación en dos pasos de tu cuenta de Stepwell. Ahora basta con tu contraseña para iniciar sesión.",
    onAgain: "Puedes volver a activarla cuando quieras en Mis ajustes, en «Cuenta».",
  },
  twoFactorGuessed: {
    subject: "Alguien está intentando entrar en tu cuenta",
    text: "Alguien escribió tu contraseña de Stepwell, o usó un enlace de acceso que te enviamos, y después escribió demasiados códigos equivocados. Por ahora no aceptamos más.",
    whatToDo: "Si fuiste tú, espera una hora e inténtalo de nuevo. Si no, alguien sabe tu contraseña o lee tu correo: elige cuanto antes una contraseña nueva, aquí y en tu buzón.",
    button: "Elegir contraseña nueva",
  },
  passkeyAdded: {
    subject: "Tu cuenta tiene una llave de acceso nueva",
    text: (d: { passkeyName: string }) => "Se añadió la llave de acceso «" + d.passkeyName + "» a tu cuenta de Stepwell. Con ella se inicia sesión sin contraseña.",
    notYou: "Si no fuiste tú, quítala cuanto antes en Mis ajustes, en «Cuenta», y elige una contraseña nueva.",
  },
  passkeyRemoved: {
    subject: "Se quitó una llave de acceso de tu cuenta",
    text: (d: { passkeyName: string }) => "Se quitó la llave de acceso «" + d.passkeyName + "» de tu cuenta de Stepwell. Ya no sirve para iniciar sesión.",
    notYou: "Si no fuiste tú, elige cuanto antes una contraseña nueva y revisa tus llaves de acceso en Mis ajustes, en «Cuenta».",
  },
  recoveryCodeUsed: {
    subject: "Se usó un código de recuperación",
    text: (d: { left: number }) => "Alguien, probablemente tú, acaba de usar un código de recuperación de tu cuenta de Stepwell. " + plural('es', d.left, { 0: "Era el último: crea códigos nuevos en Mis ajustes, en «Cuenta»", one: "Te queda uno", other: "Te quedan " + number('es', d.left) }) + ".",
    lostApp: "Si ya no tienes tu app de autenticación, configura otra en Mis ajustes, en «Cuenta».",
  },
  newRecoveryCodes: {
    subject: "Tienes códigos de recuperación nuevos",
    text: "Se crearon códigos de recuperación nuevos para tu cuenta de Stepwell. Los anteriores ya no sirven.",
  },
  loginLink: {
    subject: "Tu enlace de acceso",
    text: "Alguien, probablemente tú, pidió un enlace para iniciar sesión en Stepwell sin contraseña.",
    link: "El enlace funciona una sola vez, durante 15 minutos. Es solo para ti, así que no lo reenvíes. Si no fuiste tú, no tienes que hacer nada.",
    button: "Iniciar sesión",
  },
  loginLinkFromStaff: {
    subject: (d: { senderName: string }) => d.senderName + " te envía un enlace de acceso",
    text: (d: { senderName: string; membershipName: string }) => d.senderName + ", de " + d.membershipName + ", te envía un enlace para iniciar sesión en Stepwell sin contraseña.",
    link: "El enlace funciona una sola vez, durante 15 minutos. Es solo para ti, así que no lo reenvíes. Si no lo necesitas, puedes ignorar este correo.",
    why: (d: { senderName: string; membershipName: string }) => "Recibes este correo porque " + d.senderName + " administra " + d.membershipName + ", donde eres miembro.",
  },
};

const fr: Words = {
  whyAddress: "Vous recevez cet e-mail car cette adresse a été saisie sur Stepwell.",
  whySecurity: "Vous recevez cet e-mail car il concerne la sécurité de votre compte Stepwell.",
  notYou: "Si ce n’était pas vous, vous n’avez rien à faire.",
  twoFactorNotYou: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, sur la page de connexion avec « Mot de passe oublié ? », et vérifiez la double authentification dans Mes paramètres.",
  verify: {
    subject: "Confirmez votre adresse e-mail",
    text: "Bienvenue sur Stepwell. Confirmez que cette adresse e-mail est la vôtre, et votre compte sera prêt.",
    link: "Le lien fonctionne 48 heures. Si ce n’était pas vous, vous n’avez rien à faire.",
    button: "Confirmer l’adresse",
  },
  verifyToJoin: {
    subject: (d: { membershipName: string }) => "Confirmez votre adresse e-mail pour rejoindre " + d.membershipName,
    text: (d: { membershipName: string }) => "Bienvenue sur Stepwell. Confirmez que cette adresse e-mail est la vôtre pour rejoindre le programme " + d.membershipName + ".",
    why: (d: { membershipName: string }) => "Vous recevez cet e-mail car cette adresse a été saisie pour rejoindre le programme " + d.membershipName + " sur Stepwell.",
  },
  ready: {
    subject: "Votre compte est prêt",
    text: "Votre compte est prêt. Vous pouvez maintenant vous connecter.",
    subjectJoined: (d: { joined: string }) => "Bienvenue dans le programme " + d.joined,
    textJoined: (d: { joined: string }) => "Votre compte est prêt. Connectez-vous pour retrouver le programme " + d.joined + ".",
    button: "Se connecter",
    why: "Vous recevez cet e-mail car vous avez confirmé cette adresse sur Stepwell.",
  },
  knownAddress: {
    text: "Quelqu’un, sans doute vous, vient de s’inscrire avec cette adresse. Elle a déjà un compte Stepwell : nous n’en avons pas créé d’autre.",
    join: {
      subject: (d: { membershipName: string }) => "Rejoindre " + d.membershipName + " avec votre compte",
      text: (d: { membershipName: string }) => "Vous pouvez rejoindre le programme " + d.membershipName + " avec ce compte. Confirmez simplement sur la page qui s’ouvre. Le lien fonctionne 48 heures.",
      button: "Rejoindre",
    },
    business: {
      subject: "Inscrire votre entreprise avec votre compte",
      text: "Vous pouvez inscrire votre entreprise avec ce compte. Confirmez simplement sur la page qui s’ouvre. Le lien fonctionne 48 heures.",
      button: "Inscrire l’entreprise",
    },
    login: {
      subject: "Vous avez déjà un compte Stepwell",
      text: "Connectez-vous avec votre mot de passe habituel. Si vous l’avez oublié, vous pouvez en demander un nouveau sur la page de connexion.",
      button: "Se connecter",
    },
  },
  resetPassword: {
    subject: "Choisissez un nouveau mot de passe",
    text: "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte.",
    link: "Le lien fonctionne une fois, dans les 48 heures. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe ne changera pas.",
    button: "Choisir un mot de passe",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    text: "Le mot de passe de votre compte Stepwell a été modifié, et tous les autres appareils sont déconnectés.",
    passkeys: "Vos clés d’accès ont aussi été retirées. Vous pouvez les ajouter de nouveau dans Mes paramètres.",
    identities: "Aucun fournisseur d’identité ne vous connecte plus. Vous pourrez en lier un de nouveau à votre prochaine connexion avec lui.",
    notYou: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : allez à la page de connexion et choisissez « Mot de passe oublié ? ».",
  },
  twoFactorOn: {
    subject: "La double authentification est activée",
    text: "La double authentification a été activée pour votre compte Stepwell. Il vous faudra désormais votre mot de passe et un code de votre application d’authentification pour vous connecter.",
    subjectOfAnotherApp: "Votre application d’authentification a changé",
    textOfAnotherApp: "Une autre application d’authentification a été configurée pour votre compte Stepwell. Les codes de l’ancienne ne fonctionnent plus, ni vos anciens codes de secours.",
    recovery: "Tous les autres appareils sont déconnectés. Gardez vos codes de secours en lieu sûr : ils vous permettent d’entrer si vous perdez votre téléphone.",
  },
  twoFactorOff: {
    subject: "La double authentification est désactivée",
    text: "La double authentification a été désactivée pour votre compte Stepwell. Votre mot de passe suffit maintenant pour vous connecter.",
    textByOperator: "Notre assistance a désactivé la double authentification de votre compte Stepwell. Votre mot de passe suffit maintenant pour vous connecter.",
    onAgain: "Vous pouvez la réactiver quand vous voulez, dans Mes paramètres, sous Compte.",
  },
  twoFactorGuessed: {
    subject: "Quelqu’un essaie de se connecter à votre compte",
    text: "Quelqu’un a saisi votre mot de passe Stepwell, ou utilisé un lien de connexion qui vous était destiné, puis saisi trop de codes erronés. Nous n’en acceptons plus pour l’instant.",
    whatToDo: "Si c’était vous, attendez une heure et réessayez. Sinon, quelqu’un connaît votre mot de passe ou lit vos e-mails : choisissez tout de suite un nouveau mot de passe, ici et pour votre boîte mail.",
    button: "Choisir un mot de passe",
  },
  passkeyAdded: {
    subject: "Une clé d’accès a été ajoutée à votre compte",
    text: (d: { passkeyName: string }) => "La clé d’accès « " + d.passkeyName + " » a été ajoutée à votre compte Stepwell. Elle vous connecte sans mot de passe.",
    notYou: "Si ce n’était pas vous, retirez-la tout de suite dans Mes paramètres, sous Compte, et choisissez un nouveau mot de passe.",
  },
  passkeyRemoved: {
    subject: "Une clé d’accès a été retirée de votre compte",
    text: (d: { passkeyName: string }) => "La clé d’accès « " + d.passkeyName + " » a été retirée de votre compte Stepwell. Elle ne vous connecte plus.",
    notYou: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, et vérifiez vos clés d’accès dans Mes paramètres, sous Compte.",
  },
  recoveryCodeUsed: {
    subject: "Un code de secours a été utilisé",
    text: (d: { left: number }) => "Quelqu’un, sans doute vous, vient d’utiliser un code de secours pour votre compte Stepwell. " + plural('fr', d.left, { 0: "C’était le dernier : créez-en de nouveaux dans Mes paramètres, sous Compte", other: "Il vous en reste " + number('fr', d.left) }) + ".",
    lostApp: "Si vous n’avez plus votre application d’authentification, configurez-en une autre dans Mes paramètres, sous Compte.",
  },
  newRecoveryCodes: {
    subject: "Vous avez de nouveaux codes de secours",
    text: "De nouveaux codes de secours ont été créés pour votre compte Stepwell. Les anciens ne fonctionnent plus.",
  },
  loginLink: {
    subject: "Votre lien de connexion",
    text: "Quelqu’un, sans doute vous, a demandé un lien pour se connecter à Stepwell sans mot de passe.",
    link: "Le lien fonctionne une fois, dans les 15 minutes. Il est pour vous seulement : ne le transférez pas. Si ce n’était pas vous, vous n’avez rien à faire.",
    button: "Se connecter",
  },
  loginLinkFromStaff: {
    subject: (d: { senderName: string }) => d.senderName + " vous envoie un lien de connexion",
    text: (d: { senderName: string; membershipName: string }) => d.senderName + ", du programme " + d.membershipName + ", vous envoie un lien pour vous connecter à Stepwell sans mot de passe.",
    link: "Le lien fonctionne une fois, dans les 15 minutes. Il est pour vous seulement : ne le transférez pas. Si vous n’en avez pas besoin, ignorez cet e-mail.",
    why: (d: { senderName: string; membershipName: string }) => "Vous recevez cet e-mail car " + d.senderName + " gère le programme " + d.membershipName + ", dont vous êtes membre.",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
