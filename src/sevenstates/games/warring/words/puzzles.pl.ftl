theme-war = Rozpocznij wojnę
theme-claim = Pokaż postać w porę
theme-card = Właściwa karta
theme-target = Właściwe państwo
theme-character = Postać warta zachodu
theme-host = Gospodarz decyduje
