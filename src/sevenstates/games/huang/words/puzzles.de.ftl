theme-war = Einen Krieg gewinnen
theme-revolt = Eine Revolte gewinnen
theme-pagoda = Eine Pagode holen
theme-riot = Bauernaufstand zur rechten Zeit
theme-leader = Ein Platz für einen Anführer
theme-conflict = Wie viel einsetzen?
theme-points = Das Plättchen, das punktet
