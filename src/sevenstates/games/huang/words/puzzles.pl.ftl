theme-war = Wygraj wojnę
theme-revolt = Wygraj rewoltę
theme-pagoda = Zdobądź pagodę
theme-riot = Bunt chłopów w porę
theme-leader = Miejsce dla przywódcy
theme-conflict = Ile dołożyć?
theme-points = Kafel, który punktuje
