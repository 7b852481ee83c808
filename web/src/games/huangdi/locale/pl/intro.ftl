# Polski: Huang Di na stronie startowej.

game-huangdi = Huang Di
game-huangdi-facts = od 2 do 6 graczy, około godziny
game-huangdi-about = Pierwszy Cesarz chce muru. Werbuj, wydobywaj kamień, buduj i zbieraj łaski, które ci to przynosi.
game-huangdi-goal = Każdy blok, każda łaska i każda przewaga na murze daje punkty. Masz do tego tylko cztery karty ról, każdą raz w rundzie.
