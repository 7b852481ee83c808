# Deutsch: die Wörter des Programms im Terminal.

## Hilfe der Befehlszeile

help-heading-usage = Aufruf
help-heading-arguments = Argumente
help-heading-options = Optionen
help-heading-commands = Befehle
help-help = Diese Hilfe zeigen.
help-app = Brettspiele rund um das alte China: spielen, ansehen, simulieren, prüfen.
help-play = Im Terminal spielen. Ohne Angaben fragt das Programm, was du spielen willst.
help-replay = Ein aufgezeichnetes Spiel noch einmal ansehen, Zug um Zug.
help-simulate = Viele Spiele mit zufälligen Zügen spielen und eine Statistik ausgeben.
help-arena = Bots gegeneinander spielen lassen und zeigen, wer wie oft gewonnen hat.
help-train = Ein Netz im Spiel gegen sich selbst trainieren. „sevenstates train --help“ zeigt, was sich einstellen lässt.
help-verify = Eine Aufzeichnung prüfen: jeden Zug, das Ende und jede Ziehung.
help-rules = Die Regeln eines Spiels ausgeben oder nur die, nach denen du suchst.
help-games = Die Spiele auflisten, mit Spielerzahl und Optionen.
help-version = Die Version anzeigen.
help-commitment = Das Versprechen, das du vor dem Spiel notiert hast: Die Aufzeichnung muss dasselbe enthalten.
help-language = Die Sprache der Texte; ohne Angabe die des Systems.
help-no-colour = Keine Farben verwenden; NO_COLOR in der Umgebung bewirkt dasselbe.
help-game = Das Spiel, etwa { $game }.
help-file = Ein gespeichertes oder aufgezeichnetes Spiel.
help-seats = Die Zahl der Spieler.
help-bots = Welche Plätze Bots spielen und wie stark sie sind: eine Zahl, für die letzten Plätze (2); die Plätze selbst (2,3 oder 2:easy,3:hard); oder eine Stärke für alle außer dem ersten (hard). Ohne Angabe alle außer dem ersten, mit der Stärke normal.
help-option = Eine beliebige Option des Spiels, auch mehrmals. „sevenstates games“ listet sie auf.
help-seed = Derselbe Text ergibt dieselben Ziehungen und dieselben Züge der Bots.
help-load = Ein gespeichertes Spiel fortsetzen.
help-seat = Aus wessen Sicht: die Nummer eines Platzes oder all für alles.
help-all = Das ganze Spiel auf einmal ausgeben, statt zu fragen.
help-games-count = Die Zahl der Spiele.
help-save = Jedes Spiel in diesem Ordner aufzeichnen.
help-json = JSON ausgeben.
help-report = Die Kartensätze auswerten: Bots spielen lassen, die ihre Ziele verfolgen, in Spielen mit solchen Karten.
help-arena-bots = Wer spielt, durch Kommas getrennt: random, greedy, easy, normal, hard, expert. Der letzte bekommt die übrigen Plätze; hard:400 rechnet mit 400 Simulationen je Entscheidung. Eigene Bots: module:Class oder die Datei eines Netzes.
help-out = Die Spiele in dieser Datei speichern, als JSON.
help-resume = Die Spiele in dieser Datei fortsetzen.
help-processes = Wie viele Prozesse; ohne Angabe einer je Kern.
help-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet einen hier.
help-rule = Eine Regel wie H-WAR-6, ein Teil davon oder ein Wort.

## Einen Tisch vorbereiten

welcome = Willkommen bei Seven States.
welcome-enter = Die Eingabetaste allein nimmt den Wert in Klammern.
ask-game = Welches Spiel?
ask-seats = Wie viele spielen, { $least } bis { $most }?
ask-people = Wie viele der { $seats } sind Menschen an diesem Bildschirm? Die übrigen spielen Bots.
ask-level = Wie stark sind die Bots?
level-easy = leicht: macht Fehler, gut zum Lernen
level-normal = normal: spielt vernünftig
level-hard = schwer: denkt voraus
level-expert = Meister: denkt einige Sekunden lang voraus
ask-number = Gib eine Zahl von { $least } bis { $most } ein.
ask-options = Die Eingabetaste beginnt das Spiel; eine Zahl ändert eine Option:
yes = ja
no = nein
yes-letters = jy
bot = Bot

## Spielen

hint = Tippe eine Nummer, einen Zug wie „{ $move }“, brett (die Zeichen) oder hilfe.
hint-word = Gib eine Nummer ein oder gleich das Feld, etwa { $word }. Die Eingabetaste führt zurück.
hand = Hand
small-window = Dieses Fenster ist zu klein, um alles auf einmal zu zeigen: Nötig sind { $width } Spalten und { $height } Zeilen.
hand-over = Gib den Bildschirm an { $name } weiter.
press-enter = { $name }: Drücke die Eingabetaste, wenn sonst niemand hinsieht.
more = -- Eingabetaste für mehr, q zum Aufhören --
moves-count =
    { $count ->
        [0] Kein möglicher Zug passt dazu.
        [one] { $count } möglicher Zug.
       *[other] { $count } mögliche Züge.
    }
log-empty = Noch ist nichts geschehen.
saved = Gespeichert als { $file }.
overwrite = { $file } gibt es schon. Überschreiben? [j/N]
make-folder = Den Ordner { $folder } gibt es nicht. Anlegen? [J/n]
keep-game = Das Spiel speichern, um später weiterzuspielen? [J/n]
kept = Das Spiel ist gespeichert. Weiter geht es mit:
kept-finished = Das Spiel ist gespeichert. Ansehen oder prüfen kannst du es mit:
ranking = { $rank }. { $name }, Ergebnis { $score }
thrown-away = Das Spiel wird nicht gespeichert.
left = Auf Wiedersehen.
why-nothing = Keiner deiner Züge wurde abgelehnt.
ask-why = „warum“ zeigt die Regel dazu.
hint-shares = Deine Gewinnchance nach jedem Zug, wie der Bot sie sieht; { $sign } ist seine Wahl.
not-understood = „{ $text }“ verstehe ich nicht. „hilfe“ zeigt, was du eingeben kannst.
did-you-mean = „{ $text }“ verstehe ich nicht. Meintest du: { $meant }?
help-moves = Wähle aus dem Menü mit der Nummer oder gib einen Teil dessen ein, was du suchst. Auch ein ganzer Zug geht auf einmal, etwa „{ $move }“, und seine Wörter lassen sich abkürzen. Die Eingabetaste allein führt zurück zum ersten Menü. Tab ergänzt, was du tippst.

## Was man außer Zügen eingeben kann; das erste Wort der Form ist der Befehl

command-help-form = hilfe
command-help-help = diese Liste
command-board-form = brett
command-board-help = alles auf dem Tisch, vollständig und mit der Bedeutung der Zeichen
command-moves-form = züge [Text]
command-moves-help = alle möglichen Züge oder die, in denen der Text vorkommt
command-hint-form = tipp
command-hint-help = was ein starker Bot an deiner Stelle tun würde und warum
command-undo-form = zurück
command-undo-help = deine letzte Entscheidung zurücknehmen, bis zur letzten Ziehung oder zur Entscheidung eines anderen
command-why-form = warum
command-why-help = die Regel, gegen die dein letzter abgelehnter Zug verstieß
command-rules-form = regeln [Nummer oder Wort]
command-rules-help = die Regeln, eine davon oder alle, in denen ein Wort vorkommt
command-log-form = verlauf
command-log-help = alles, was geschehen ist
command-save-form = speichern DATEI
command-save-help = das Spiel in eine Datei schreiben
command-load-form = laden DATEI
command-load-help = ein Spiel aus einer Datei fortsetzen
command-language-form = sprache en|de|pl
command-language-help = in einer anderen Sprache weiterspielen
command-quit-form = ende
command-quit-help = aufhören; das Spiel kann gespeichert und später fortgesetzt werden

## Was das Programm ablehnt

cannot-read = { $file } lässt sich nicht lesen: { $why }.
cannot-write = { $file } lässt sich nicht schreiben: { $why }.
needs-file = Nenne eine Datei, etwa: { $command } spiel.json
no-rule = Es gibt keine Regel mit „{ $text }“.
no-seat = Einen Platz „{ $seat }“ gibt es nicht: Die Plätze haben die Nummern 1 bis { $seats }, und „all“ zeigt alles.
no-report = In { $game } gibt es keine Kartensätze auszuwerten.
no-language = Die Sprache „{ $language }“ gibt es nicht. Bekannte Sprachen: { $known }.
option-form = „{ $text }“ ist keine Option: Schreib NAME=WERT.
bots-form = „{ $text }“ nennt keine Plätze: Schreib, wie viele (2), welche (2,3) oder eine Stärke ({ $known }).
bots-seats = „{ $text }“ passt nicht zu einem Tisch mit { $seats } Plätzen.
bots-all = Auf mindestens einem Platz muss ein Mensch sitzen; ohne Menschen spielt „sevenstates simulate“.
arena-file-there = { $file } gibt es schon: Mach mit --resume damit weiter oder nenne eine andere Datei.
arena-resume-what = Nenne die Datei, mit der es weitergehen soll: --out DATEI --resume
arena-no-cluster = Unter { $address } ist kein Ray-Cluster: { $why }.

## Ansehen

replay-prompt = Eingabetaste weiter, b zurück, eine Zahl springt dorthin, seat N oder all, q Ende:
replay-help = Möglich sind die Eingabetaste, back, goto N (bis { $last }), seat N (bis { $seats }), seat all und quit.
replay-setup = Aufbau, { $last } Züge folgen
replay-move = Zug { $number } von { $last }, { $name }: { $move }

## Simulieren

simulating = Es wird gespielt
simulated =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } mit dem Startwert { $seed } in { $seconds } s: { $rate } Züge pro Sekunde.
column-question = Frage
column-a-game = pro Spiel
column-legal-mean = mögliche Züge, im Mittel
column-legal-most = höchstens
column-seat = Platz
column-wins = Siege
column-share = Anteil
column-interval = 95-%-Intervall
column-score = Ergebnis, im Mittel
column-event = Ereignis
all-decisions = alle Entscheidungen
nobody = niemand
ending = Ende: { $reason }

## Bots gegen Bots

arena-title =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } { $game }, Startwert { $seed }
column-bot = Bot
column-seats = Plätze
column-equal = gleich
column-rating = Wertung
column-pace = Entscheidung
column-slowest = längste

## Prüfen

verify-record = Eine Aufzeichnung von { $game }, Regelversion { $version }, { $seats } Plätze.
verify-moves =
    { $moves ->
        [one] { $moves } Zug war erlaubt und jede Ziehung möglich.
       *[other] Alle { $moves } Züge waren erlaubt und jede Ziehung möglich.
    }
verify-outcome = Das Spiel endet so, wie es die Aufzeichnung sagt.
verify-unfinished = In dieser Aufzeichnung ist das Spiel nicht zu Ende.
verify-key = Der Schlüssel der Ziehungen ist der vor dem Spiel versprochene: { $commitment }.
verify-draws =
    { $draws ->
        [one] { $draws } Ziehung passt zum Schlüssel.
       *[other] Alle { $draws } Ziehungen passen zum Schlüssel.
    }

## Spiele

games-line = { $name }, { $least } bis { $most } Plätze

## Der Server

help-serve = Tische für Browser und Programme anbieten, bis Strg+C.
help-serve-host = Die Adresse, unter der der Server erreichbar ist; 0.0.0.0 ist jede Adresse dieses Rechners.
help-serve-port = Der Port; 0 nimmt einen freien.
help-serve-data = Der Ordner der Datenbank; ohne Angabe der, den das System für Daten von Programmen hat.
help-serve-database = Eine PostgreSQL-URL; ohne Angabe eine SQLite-Datei im Datenordner.
help-serve-prefix = Der Pfad, unter dem ein Reverse Proxy die Seite zeigt, etwa /games.
help-serve-origins = Eine weitere Adresse, von der Browser aufrufen dürfen, etwa https://play.example.org; auch mehrmals.
help-serve-hosts = Ein Name, unter dem der Server aufgerufen wird, etwa play.example.org, neben den Namen dieses Rechners, IP-Adressen und denen in --origins; auch mehrmals.
help-serve-trusted-proxies = Die Adresse eines Reverse Proxys, dessen weitergereichten Angaben vertraut wird; auch mehrmals.
help-serve-bot-workers = Wie viele Prozesse für Bots denken; 0 ist einer weniger, als es Kerne gibt, mindestens einer.
help-serve-body-limit = Die größte Anfrage in Bytes.
help-serve-rate-limits = Zu häufige Aufrufe ablehnen.
help-serve-metrics-from = Eine Adresse, die /metrics lesen darf, ohne Angabe dieser Rechner; auch mehrmals.
help-serve-public-url = Die Adresse der Seite für alle, etwa https://play.example.org/. Links in Benachrichtigungen führen dorthin.
help-serve-notices = Eine Art, auf die Leute benachrichtigt werden können: push, webhook oder feed. Mehrfach möglich.
help-serve-notice-networks = Private Netze, in die Benachrichtigungen gehen dürfen, etwa 192.168.1.0/24.
help-serve-smtp-url = Der Mailserver, etwa smtps://name:password@mail.example.org. smtp:// nutzt STARTTLS, smtp+plain:// keine Verschlüsselung.
help-serve-mail-from = Die Adresse, von der E-Mails kommen.
help-serve-shutdown-seconds = Wie lange beim Anhalten auf das gewartet wird, was noch läuft.
help-serve-log-level = debug, info, warning oder error.
help-serve-open = Die Seite im Browser öffnen.
help-export-site = Eine Seite aus statischen Dateien schreiben, mit der du ganz ohne Server im Browser spielst.
help-site-folder = Der Ordner: ein neuer, ein leerer oder ein früherer Export, der ersetzt wird.
help-site-parts = Der Ordner für das, was nur einmal heruntergeladen wird: Pyodide und msgspec dafür.
help-backup = Die Datenbank des Servers sichern; er darf dabei laufen.
help-backup-file = Die Sicherung.
help-restore = Die Datenbank des Servers durch eine Sicherung ersetzen.
help-overwrite = Spiele und Leute ersetzen, die schon in der Datenbank sind.
help-admin = Tische und Konten eines Servers, der dabei laufen darf.
help-admin-tables = Die neuesten Tische auflisten.
help-admin-table = Einen Tisch zeigen, und wer dort sitzt.
help-admin-close = Einen Tisch schließen, der nicht zu Ende gespielt wird.
help-admin-accounts = Konten auflisten, die zuletzt gesehenen zuerst.
help-admin-account = Ein Konto zeigen.
help-admin-remove = Den Namen eines Kontos und alles entfernen, was zeigt, wem es gehörte; seine Spiele bleiben.
help-admin-password = Einem Konto ein neues Passwort geben und seine Sitzungen beenden.
help-admin-replay = Gespeicherte Spiele nach den jetzigen Regeln nachspielen und melden, was anders verläuft.
help-admin-migrate = Einen Tisch nach den jetzigen Regeln weiterspielen lassen, wenn sein Spiel bisher gleich verläuft.
help-table-or-all = Die Kennung eines Tisches; ohne sie jedes Spiel.
help-most = Wie viele Zeilen höchstens.
help-status = Nur Tische in diesem Zustand: open, dealing, playing, over oder closed.
help-table-id = Die Kennung des Tisches.
help-account-name = Der Name des Kontos.
help-name-part = Ein Teil des Namens.
serving = Seven States ist unter { $address } (Strg+C hält es an).
site-written =
    { $files ->
        [one] Die Seite ist in { $folder }: { $files } Datei, { $size } MB.
       *[other] Die Seite ist in { $folder }: { $files } Dateien, { $size } MB.
    }
site-slow = Hier ist kein Node, das die Python-Dateien übersetzt; die Seite startet deshalb langsamer.
site-no-client = Der Browser-Client ist nicht gebaut. Rufe zuerst „make client“ auf.
site-not-empty = { $folder } ist nicht leer und kein früherer Export. Nenne einen anderen Ordner.
site-no-folder = { $folder } ist kein Ordner.
site-not-written = Die Seite ließ sich nicht nach { $folder } schreiben: { $why }.
site-no-part = { $file } ließ sich nicht herunterladen: { $why }. Geh online oder lege die Datei selbst in { $folder }.
site-wrong-part = { $file } ist beschädigt. Lösche die Datei, dann wird sie neu heruntergeladen.
backed-up = Die Sicherung ist { $file }, { $size } Bytes.
restored = Wiederhergestellt: { $tables } Tische, { $people } Leute.
table-closed = Tisch { $table } ist geschlossen.
account-line = { $name } ({ $id }), an { $games } Tischen, seit { $created }, zuletzt gesehen { $seen }
account-removed = { $name } ist entfernt; die Spiele bleiben.
ask-password = Neues Passwort für { $name }:
password-reset = { $name } hat das neue Passwort.
replay-differs = Tisch { $table } (Regeln { $version }) verläuft anders: { $why }
replayed =
    { $bad ->
        [0] { $count } Spiele mit { $moves } Zügen nachgespielt; alle verlaufen wie damals.
       *[other] { $count } Spiele mit { $moves } Zügen nachgespielt; { $bad } verlaufen anders.
    }
table-migrated = Tisch { $table }, begonnen nach Regeln { $version }, geht nach den jetzigen Regeln weiter.
help-sample = Bots spielen lassen und die Aufzeichnungen in einer Datei sammeln, um daraus zu lernen.
help-export = Die Stellungen aufgezeichneter Spiele in eine Datei schreiben, eine Zeile je Entscheidung: was der Platz wusste, tun konnte und tat und wie das Spiel ausging.
help-export-files = Gespeicherte Spiele (.json), Dateien mit einer Aufzeichnung je Zeile (.jsonl) oder Ordner mit solchen.
help-export-records = Stattdessen eine Zeile je Spiel, mit seinen Zügen und der ganzen Aufzeichnung.
help-export-planes = Zu jeder Stellung auch die Bilder des Bretts speichern.
help-data-out = Die Datei, die geschrieben wird: .jsonl oder, wenn pyarrow installiert ist, .parquet.
data-written =
    { $count ->
        [one] Eine Zeile steht in { $file }.
       *[other] { $count } Zeilen stehen in { $file }.
    }
help-serve-own-bots = Ein eigener Bot, der an Tischen sitzen darf: das Spiel, ein Name und eine Klasse (module:Class) oder die Datei eines Netzes. Mehrfach möglich.
help-bot = Einen Bot an einen Tisch auf einem anderen Server setzen.
help-bot-connect = Einen unserer Bots an einen Tisch setzen, der das External Bot Protocol spricht, und bis zum Ende spielen lassen.
help-bot-string = Die Verbindungszeile des Platzes, in Anführungszeichen: https://HOST/api/ext/SPIEL#TOKEN
help-bot-level = Die Stärke des Bots, oder ein eigener Bot.
bot-sits = Auf Platz { $seat } sitzt jetzt unser Bot ({ $level }). Er spielt bis zum Ende der Partie; mit Strg+C hältst du ihn an.
bot-waits = Keine Antwort vom Server ({ $why }). Nächster Versuch in { $seconds } s.
bot-refused = Der Server lehnt den Zug ab: { $why }
bot-stuck = Der Server lehnt jeden Zug ab, den der Bot findet. Jemand anders muss auf diesem Platz ziehen; danach spielt der Bot weiter.
bot-over = Die Partie ist zu Ende.
help-admin-moderator = Ein Konto zum Moderator machen, der auf der Seite für Ordnung sorgt; --off beendet das.
help-admin-mute = Ein Konto in keinen Chat mehr schreiben lassen.
help-admin-ban = Ein Konto sperren; Bots übernehmen seine Plätze, nach der Sperre kann es sie zurücknehmen.
help-admin-rename = Einem Konto einen anderen Namen geben.
help-admin-hide = Eine Nachricht aus einem Chat entfernen.
help-admin-reverse = Eine Stummschaltung, eine Sperre, einen neuen Namen oder das Entfernen einer Nachricht zurücknehmen.
help-admin-log = Zeigen, was Betreiber und Moderatoren getan haben, das Neueste zuerst.
help-admin-reports = Die Meldungen zeigen, die noch kein Moderator erledigt hat.
help-reason = Der Grund; die Person sieht ihn.
help-minutes = Für wie viele Minuten; ohne Angabe, bis du es zurücknimmst.
help-new-name = Der neue Name.
help-line = Die Nummer der Nachricht, wie Protokoll und Meldungen sie zeigen.
help-by-line = Die Nummer einer Nachricht im Chat: Es trifft, wer sie schrieb, auch einen Gast; NAME ist dann die Kennung des Tisches.
help-act = Die Nummer des Eintrags im Protokoll.
help-moderator-off = Das Konto ist kein Moderator mehr.
moderator-on = { $name } ist Moderator.
moderator-off = { $name } ist kein Moderator mehr.
act-done = Erledigt; im Protokoll ist es Nummer { $number }.
act-reversed = zurückgenommen
the-host = Betreiber
help-serve-fill-seconds = Wie viele Sekunden ein Tisch für alle auf Leute wartet, bevor Bots die freien Plätze nehmen.
